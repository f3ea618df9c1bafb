// npm run demo:code: the code that the demo admin's authenticator shows now.
import { codeAt } from "../security/second-step.ts";
import { demoAdminSecret } from "./accounts.ts";

console.log(codeAt(demoAdminSecret, Date.now()));
