/** The command line: `npm run shop -- <command>`. */
import { fileURLToPath } from 'node:url';
import { openShop } from '#backend/entrypoints/open-shop.ts';
import { ownersWords } from '#backend/entrypoints/owners-words.ts';
import { DataDirInUse } from '#backend/platform/db/data-dir-lock.ts';
import { keepFilesPrivate } from '#backend/platform/db/private-files.ts';
import { loadEnvFile } from '#backend/platform/settings/env-file.ts';
import { readSettings, settingNames } from '#backend/platform/settings/settings.ts';
import { type Command, CommandFailed, type Out } from './command.ts';
import { restore } from './commands/backup.ts';
import { doctorAtRest } from './commands/doctor/doctor.ts';
import { createProgram } from './program.ts';
import { addInitCommand } from './program-init.ts';
import { runCommand } from './run-command.ts';
import { askRunningShop, isAnswering } from './socket-client.ts';
import { socketPath } from './socket-path.ts';
import { terminalOut } from './terminal.ts';
import { ShopGone, whenFree } from './when-free.ts';

keepFilesPrivate();
// npm changes into the package; a folder on the command line is meant from where it was typed
const home = process.env.INIT_CWD ?? process.cwd();
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

async function onRunningShopOrDatabase(command: Command, out: Out): Promise<void> {
  const settings = readSettings(process.env);
  const path = socketPath(settings.DATA_DIR);
  if (command.name === 'restore' && command.check) return restore(settings, command, out);
  if (await isAnswering(path)) return askRunningShop(path, command, out);
  // these two open the database their own way: one needs it empty, the other may find it broken
  if (command.name === 'restore') return restore(settings, command, out);
  if (command.name === 'doctor') return doctorAtRest(settings, out);
  const { shop, close } = await openShop({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  try {
    await shop.db.duringLongWork(() => runCommand(shop, command, out, false));
  } finally {
    await close();
  }
}

/** The words for a failure the owner can mend; null for a bug. */
function wordsFor(error: unknown): string | null {
  if (error instanceof CommandFailed) return `${error.message}\n${error.next}`;
  if (error instanceof DataDirInUse) return `${error.message}\nIt was tried for a minute.`;
  if (error instanceof ShopGone) return 'The shop has stopped.\nRun the command again.';
  return ownersWords(error);
}

const out = terminalOut(process.stdout, process.stderr);
let exitCode = 0;
const program = createProgram(async (command) => {
  try {
    for (const complaint of loadEnvFile(process.env, settingNames)) console.warn(complaint);
    await whenFree(
      () => onRunningShopOrDatabase(command, out),
      (text) => console.warn(text),
    );
  } catch (error) {
    exitCode = 1;
    console.error(wordsFor(error) ?? error);
  } finally {
    out.end();
  }
}, home);
addInitCommand(program, async (flags, ask) => {
  try {
    // what draws pictures is not for every command
    const { initShop } = await import('./init/init-shop.ts');
    await initShop({ tree: process.cwd(), home }, flags, ask, (line) => console.log(line));
  } catch (error) {
    exitCode = 1;
    console.error(wordsFor(error) ?? error);
  }
});
await program.parseAsync();
// listeners of an opened database may still hold the process
process.exit(exitCode);
