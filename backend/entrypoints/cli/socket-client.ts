import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { linesOf } from '#backend/platform/lines.ts';
import { type Command, CommandFailed, type Out } from './command.ts';
import { ShopGone } from './retry-while-busy.ts';
import type { Message } from './wire.ts';

/** Whether a shop listens on the socket. */
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

/** The shop stopped before it received the command. */
const UNHEARD = new Set(['ECONNREFUSED', 'ENOENT']);

/** Runs a command in the running shop. Throws `CommandFailed` if it failed, `ShopGone` if no shop received it. */
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
