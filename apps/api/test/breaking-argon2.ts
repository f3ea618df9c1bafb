// Replaces @node-rs/argon2 in the hashing thread, and ends the thread when told to.
export const verifySync = (hashed: string): boolean => hashed !== "end" || process.exit();
