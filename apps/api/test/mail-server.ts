// A real SMTP server on this machine.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** An e-mail that the server accepted: its recipients, and what their mail program would read. */
export type Received = { to: string[]; mail: ParsedMail };

interface Options {
  /** Its port; any free one by default. */
  at?: number;
  /** What it does with each e-mail that it has read, before it answers. */
  accept?: (answer: () => void) => void;
}

/** @param received where it puts the e-mails that it accepts; null: they are thrown away unread */
export async function startMailServer(
  received: Received[] | null,
  { at = 0, accept = (answer) => answer() }: Options = {},
) {
  let connections = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 100, // the API keeps its connections open
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect(_session, done) {
      connections++;
      done();
    },
    onData(stream, { envelope }, done) {
      if (!received) {
        stream.on("end", () => accept(() => done())).resume();
        return;
      }
      simpleParser(stream, (error, mail) => {
        if (!error) received.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
        accept(() => done(error));
      });
    },
  });
  const socket = smtp.listen(at, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  return {
    /** For `SMTP_URL`. */
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    /** How many have been opened. */
    connections: () => connections,
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}
