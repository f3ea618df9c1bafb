// Whether single keys do something on the admins' pages. They can be in the way of speech input, so they can be
// switched off on this device.
import { persisted } from "./persisted.ts";
import { isBoolean } from "./shape.ts";

export const noSingleKeysAtom = persisted<boolean>({ key: "no-keys", initial: false, isValid: isBoolean });
