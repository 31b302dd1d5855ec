/**
 * Runs the service tests on PostgreSQL; with `--main` only those whose SQL may behave differently there (vitest.config.ts).
 * Uses TEST_DATABASE_URL if set, else starts a temporary cluster of the installed PostgreSQL. With CI=true a missing
 * PostgreSQL is installed or fails the run; elsewhere the run reports that the tests were skipped.
 */
import { spawnSync } from 'node:child_process';
import { startPostgres } from '../test/postgres.ts';
import { showHelp } from './show-help.ts';

showHelp(
  "npm run task -- test:postgres [--main] [-- <files>]\nRuns the services' tests on PostgreSQL: the one of TEST_DATABASE_URL, else a temporary one of the installed PostgreSQL.",
);

const main = process.argv.includes('--main');
const others = process.argv.slice(2).filter((argument) => argument !== '--main');
const given = process.env.TEST_DATABASE_URL;
const server = given ? { url: given, stop: () => {} } : startPostgres();
if (!server) {
  console.log('PostgreSQL is not installed: its tests did NOT run. Install postgresql, or set TEST_DATABASE_URL.');
  process.exit(process.env.CI ? 1 : 0);
}
const vitest = spawnSync('vitest', ['run', '--project', 'database', ...others], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url, ...(main && { MAIN_ONLY: '1' }) },
});
server.stop();
process.exit(vitest.status ?? 1);
