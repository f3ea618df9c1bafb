import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** The encoding with the smallest result that the header's sender accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  const takes = (name: string) =>
    accepted?.split(",").some((one) => {
      const [coding, ...params] = one.split(";").map((part) => part.trim().toLowerCase());
      return coding === name && !params.some((param) => /^q=0(\.0*)?$/.test(param));
    });
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
