import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { linesOf } from '#backend/platform/lines.ts';
import { type Command, CommandFailed, type Out } from './command.ts';
import { ShopGone } from './when-free.ts';
import type { Message } from './wire.ts';

/** True when a shop listens on the socket. */
export function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(path);
    const end = (answering: boolean) => {
      connection.destroy();
      resolve(answering);
    };
    connection.once('connect', () => end(true));
    connection.once('error', () => end(false));
  });
}

/** No shop has heard the command: it stopped since it was looked for. */
const UNHEARD = new Set(['ECONNREFUSED', 'ENOENT']);

/** Has the running shop do a command. Throws `CommandFailed` when it could not, `ShopGone` when nobody took it. */
export async function askRunningShop(path: string, command: Command, out: Out): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ socketPath: path, method: 'POST', path: '/' }, resolve);
    asked.once('error', (error: NodeJS.ErrnoException) =>
      reject(UNHEARD.has(error.code ?? '') ? new ShopGone() : stopped()),
    );
    asked.end(JSON.stringify(command));
  });
  try {
    for await (const line of linesOf(answer)) {
      const message: Message = JSON.parse(line);
      if (message.type === 'line') out.line(message.text);
      if (message.type === 'progress') out.progress(message.label, message.done, message.total);
      if (message.type === 'failed') throw new CommandFailed(message.message, message.next);
      if (message.type === 'done') return;
    }
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
  }
  throw stopped();
}

const stopped = () =>
  new CommandFailed(
    'The shop stopped before the command was done.',
    'An unfinished import changed nothing. Start the shop or leave it stopped, and run the command again.',
  );
