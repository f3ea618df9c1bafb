// Builds dist/: the client's script and types.
import { compile } from "../../scripts/build-package.ts";

compile(import.meta.dirname);
