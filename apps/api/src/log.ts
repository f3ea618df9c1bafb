// Logs: one line of JSON per event, without secrets. Pino escapes line breaks, so a request cannot forge a line.
import { type DestinationStream, type Logger, pino } from "pino";

/** @param destination standard output if left out */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ["password", "token", "*.password", "*.token", "headers.authorization", "headers.cookie", "req.headers"],
        censor: "[hidden]",
      },
    },
    destination,
  );
