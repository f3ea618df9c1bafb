// Logs: one JSON line an event, without secrets. Pino escapes line breaks, so a request cannot forge a line.
import { type Logger, pino } from "pino";

export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["password", "token", "*.password", "*.token", "headers.authorization", "headers.cookie", "req.headers"],
      censor: "[hidden]",
    },
  });
