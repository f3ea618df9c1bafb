// The few parts of PostgreSQL's wire protocol between a client and the embedded engine that must be understood on the
// way: https://www.postgresql.org/docs/current/protocol-message-formats.html

/** First bytes of frontend messages. A start-up packet has no type: it starts with the high byte of its length. */
export const frontend = { startup: 0, query: 0x51, sync: 0x53, terminate: 0x58 } as const;

/** First bytes of backend messages, and the transaction status that ReadyForQuery ends with. */
export const backend = { error: 0x45, readyForQuery: 0x5a, idle: 0x49 } as const;

const encoder = new TextEncoder();

function message(type: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(body.length + 5);
  out[0] = type;
  new DataView(out.buffer).setInt32(1, body.length + 4);
  out.set(body, 5);
  return out;
}

export const simpleQuery = (sql: string) => message(frontend.query, encoder.encode(`${sql}\0`));

/** The transaction status after an answer: the last byte of its last message, ReadyForQuery. */
export function transactionStatus(answer: Uint8Array): number {
  const ends = answer.length >= 6 && answer[answer.length - 6] === backend.readyForQuery;
  return ends ? answer[answer.length - 1]! : backend.idle;
}

/** An ErrorResponse, followed by ReadyForQuery unless it answers a start-up packet. */
export function errorMessages(code: string, text: string, { ready }: { ready: boolean }): Uint8Array<ArrayBuffer> {
  const fields = encoder.encode(`SERROR\0VERROR\0C${code}\0M${text}\0\0`);
  return concatenate([
    message(backend.error, fields),
    ...(ready ? [message(backend.readyForQuery, Uint8Array.of(backend.idle))] : []),
  ]);
}

export function concatenate(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
