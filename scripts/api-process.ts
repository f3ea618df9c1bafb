// How Node is told to run the API so that it stays small. The nursery is 4 MB instead of 16; glibc keeps what was freed unless
// it is told to give it back (737 MB after a start on the embedded database, 392 with the threshold). No limit on the heap:
// it holds for the embedded database's thread too, which ended of it under ten times the load.
export const apiProcess = {
  flags: ["--max-semi-space-size=4"],
  env: { MALLOC_TRIM_THRESHOLD_: "131072" },
};
