import { type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { join, relative, resolve as resolvePath } from 'node:path';
import { linesOf } from '#backend/platform/lines.ts';
import { CommandFailed, type Out } from './output.ts';
import { ShopGone } from './retry-while-busy.ts';

/** A command by its `key`, with the values of its input. Paths are absolute. */
export type CommandRequest = { name: string; [field: string]: unknown };

/** A line of the response. The last one is `done` or `failed`. */
export type Message =
  | { type: 'line'; text: string }
  | { type: 'progress'; label: string; done: number; total: number }
  | { type: 'done' }
  | { type: 'failed'; message: string; next: string };

/** Path of the shop's socket: the shorter of absolute and relative, because systems allow only about 100 bytes. */
export function socketPath(dataDir: string): string {
  const full = join(resolvePath(dataDir), 'shop.sock');
  const near = relative(process.cwd(), full);
  return near.length < full.length ? near : full;
}

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
export async function askRunningShop(path: string, command: CommandRequest, out: Out): Promise<void> {
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
