// Loaded into each server before its own code. When the process that started it has gone, however that ended, the
// channel between the two closes and the server is told to stop in the usual way.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref(); // listening doesn't keep the process alive
