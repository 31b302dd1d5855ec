import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

type Options = {
  refuseFirst?: number;
  /** Runs when a message is there, before it is accepted or refused. */
  whileReceiving?: () => Promise<void>;
};

/** A real SMTP server for one test; `refuseFirst` messages get a temporary refusal. */
export async function smtpServer({ refuseFirst = 0, whileReceiving = async () => {} }: Options = {}) {
  const received: { to: string[]; source: string }[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await whileReceiving();
        if (refused++ < refuseFirst) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
        received.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}
