import { describeProblem, ImportRefused } from '#backend/catalog/import/problems.ts';
import { messageOf } from '#backend/platform/caught-error.ts';
import { DataDirUnwritable } from '#backend/platform/db/data-dir-disk.ts';
import { DataDirInUse } from '#backend/platform/db/data-dir-lock.ts';
import { DataDirDamaged } from '#backend/platform/db/data-dir-state.ts';
import { SettingsError } from '#backend/platform/settings/settings.ts';

/**
 * The message of a start error that the owner can fix: an invalid setting, a data dir in use, read-only or damaged, an invalid
 * content file, a port in use (operation-1). Null for a bug, which is printed with its stack trace.
 */
export function startErrorMessage(error: unknown): string | null {
  if (error instanceof ImportRefused)
    return [
      'The shop cannot start: its content or demo catalog has errors.',
      ...error.problems.map((problem) => `  - ${describeProblem(problem)}`),
      'Correct the files above and start again. docs/content.md has the format.',
    ].join('\n');
  if (isPortTaken(error))
    return `The shop cannot start: port ${error.port} of ${error.address} is in use.\nStop the other program, or set PORT (the admin's: ADMIN_PORT).`;
  const isOwners = [SettingsError, DataDirInUse, DataDirUnwritable, DataDirDamaged].some(
    (kind) => error instanceof kind,
  );
  return isOwners ? messageOf(error) : null;
}

const isPortTaken = (error: unknown): error is Error & { port: number; address: string } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
