// How Node is told to run the API so that it stays small. A nursery of 4 MB instead of 16 and a bounded heap cost no speed that
// we could measure; glibc keeps what was freed unless it is told to give it back (737 MB after a start on the embedded
// database, 392 with the threshold).
export const apiProcess = {
  flags: ["--max-semi-space-size=4", "--max-old-space-size=384"],
  env: { MALLOC_TRIM_THRESHOLD_: "131072" },
};
