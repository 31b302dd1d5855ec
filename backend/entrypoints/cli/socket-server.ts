import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { messageOf } from '#backend/platform/caught-error.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import type { Shop } from '#backend/shop.ts';
import { commands } from './commands.ts';
import { CommandFailed, type Out } from './output.ts';
import { isAnswering, type Message, socketPath } from './socket-client.ts';

/**
 * Serves the command line on a unix socket in DATA_DIR that only its user may open (operation-4). Resolves to a function that
 * stops it. If another process of the same DATA_DIR listens already, or the socket cannot be created, logs that and goes on
 * without.
 */
export async function serveCommands(shop: Shop): Promise<() => Promise<void>> {
  const path = socketPath(shop.settings.DATA_DIR);
  if (await isAnswering(path)) {
    shop.log.info({ path }, 'another process of this DATA_DIR serves the command line');
    return async () => {};
  }
  await rm(path, { force: true });
  const server = createServer((request, response) => void answer(shop, request, response));
  // no timeout: imports may take long
  server.requestTimeout = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    await chmod(path, 0o600);
  } catch (error) {
    shop.log.warn({ err: error, path }, 'no socket for the command line');
    return async () => {};
  }
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(path, { force: true });
  };
}

const requestSchema = z.looseObject({ name: z.string() });

async function answer(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (message: Message) => response.write(`${JSON.stringify(message)}\n`);
  const out: Out = {
    line: (line) => send({ type: 'line', text: line }),
    async drained() {
      if (response.writableNeedDrain) await once(response, 'drain');
    },
    progress: (label, done, total) => send({ type: 'progress', label, done, total }),
  };
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  let command: string | null = null;
  try {
    const { name, ...values } = requestSchema.parse(JSON.parse((await text(request)) || 'null'));
    const known = commands.find(({ key }) => key === name);
    if (!known?.input.safeParse(values).success)
      throw new CommandFailed(
        'The running shop does not know this command.',
        'It may run another version: restart it, then run the command again.',
      );
    command = name;
    await shop.db.duringLongWork(() => known.run(shop, values, out, true));
    note(shop.log, 'command', { command, outcome: 'done' });
    send({ type: 'done' });
  } catch (error) {
    const failed = error instanceof CommandFailed ? error : null;
    if (command) note(shop.log, 'command', { command, outcome: 'failed' });
    if (!failed) shop.log.error({ err: error }, 'command failed');
    const message = failed?.message ?? `The shop failed: ${messageOf(error)}`;
    send({ type: 'failed', message, next: failed?.next ?? "The shop's log has the details." });
  }
  response.end();
}
