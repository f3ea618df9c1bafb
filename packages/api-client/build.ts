// Makes dist/: script and types of the client.
import { compile } from "../../scripts/build-package.ts";

compile(import.meta.dirname);
