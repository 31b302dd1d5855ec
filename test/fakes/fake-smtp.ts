import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** 'slow': takes its time, then takes the mail. 'refuses': a temporary refusal. */
export type MailMood = 'well' | 'slow' | 'refuses';
const SLOW_MS = 4000;

/** A mail server on a port of its own that can be moody, or gone; `received` are the Message-IDs it has taken. */
export async function fakeSmtp() {
  const state = {
    mood: 'well' as MailMood,
    received: [] as string[],
    /** After a mail was accepted, before the sender knows. */
    beforeAccepting: async () => {},
  };
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      async onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of stream) chunks.push(chunk);
        } catch {
          return; // who sent it was killed in the middle of it
        }
        if (state.mood === 'refuses') return done(Object.assign(new Error('busy'), { responseCode: 451 }));
        if (state.mood === 'slow') await delay(SLOW_MS);
        state.received.push(/^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '');
        await state.beforeAccepting();
        done();
      },
    });
  let server = make();
  // one that is gone breaks its connections; that is no error of the test's
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.on('error', () => {});
      const listening = server.listen(port, '127.0.0.1');
      listening.once('listening', () => resolve((listening.address() as AddressInfo).port));
    });
  const port = await listen(0);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    close,
    async again(): Promise<void> {
      server = make();
      await listen(port);
    },
  };
}
