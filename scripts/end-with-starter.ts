// Loaded into each server before its own code: when whoever started it is gone, however that ended, the channel between the
// two closes, and the server is told to stop as by anybody else.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref(); // listening keeps no process alive
