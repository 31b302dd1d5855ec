/** The command line: `npm run shop -- <command>`. */
import { fileURLToPath } from 'node:url';
import { openShop } from '#backend/entrypoints/open-shop.ts';
import { startErrorMessage } from '#backend/entrypoints/start-error.ts';
import { DataDirInUse } from '#backend/platform/db/data-dir-lock.ts';
import { keepFilesPrivate } from '#backend/platform/db/private-files.ts';
import { loadEnvFile } from '#backend/platform/settings/env-file.ts';
import { readSettings, settingNames } from '#backend/platform/settings/settings.ts';
import type { Command } from './command.ts';
import { addInitCommand } from './init/command.ts';
import { CommandFailed, type Out } from './output.ts';
import { createProgram, type Values } from './program.ts';
import { retryWhileBusy, ShopGone } from './retry-while-busy.ts';
import { askRunningShop, isAnswering, socketPath } from './socket-client.ts';
import { terminalOut } from './terminal.ts';

keepFilesPrivate();
// npm changes the working directory; relative paths start where the command was typed
const home = process.env.INIT_CWD ?? process.cwd();
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

async function onRunningShopOrDatabase(command: Command, values: Values, out: Out): Promise<void> {
  const settings = readSettings(process.env);
  const path = socketPath(settings.DATA_DIR);
  // checking a backup needs no shop
  const isArchiveCheck = command.key === 'restore' && values.check;
  if (!isArchiveCheck && (await isAnswering(path))) return askRunningShop(path, { name: command.key, ...values }, out);
  if (command.runWithoutShop) return command.runWithoutShop(settings, values, out);
  const { shop, close } = await openShop({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  try {
    await shop.db.duringLongWork(() => command.run(shop, values, out, false));
  } finally {
    await close();
  }
}

/** The message of a failure that the owner can fix; null for a bug. */
function startErrorMessageOf(error: unknown): string | null {
  if (error instanceof CommandFailed) return `${error.message}\n${error.next}`;
  if (error instanceof DataDirInUse) return `${error.message}\nGave up after a minute.`;
  if (error instanceof ShopGone) return 'The shop has stopped.\nRun the command again.';
  return startErrorMessage(error);
}

const out = terminalOut(process.stdout, process.stderr);
let exitCode = 0;
const program = createProgram(async (command, values) => {
  try {
    for (const complaint of loadEnvFile(process.env, settingNames)) console.warn(complaint);
    await retryWhileBusy(
      () => onRunningShopOrDatabase(command, values, out),
      (text) => console.warn(text),
    );
  } catch (error) {
    exitCode = 1;
    console.error(startErrorMessageOf(error) ?? error);
  } finally {
    out.end();
  }
}, home);
addInitCommand(program, async (flags, ask) => {
  try {
    // loaded here only: it imports the picture library
    const { initShop } = await import('./init/init-shop.ts');
    await initShop({ tree: process.cwd(), home }, flags, ask, (line) => console.log(line));
  } catch (error) {
    exitCode = 1;
    console.error(startErrorMessageOf(error) ?? error);
  }
});
await program.parseAsync();
// listeners of an opened database may keep the process alive
process.exit(exitCode);
