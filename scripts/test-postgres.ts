/**
 * Runs the services' tests on PostgreSQL: `npm run test:postgres`; with `--main` those whose SQL may differ there
 * (vitest.config.ts), as `npm test` does. Uses TEST_DATABASE_URL when given; else starts a
 * throw-away cluster from the installed PostgreSQL. With CI=true a missing PostgreSQL is installed, or the run fails;
 * elsewhere its absence is said plainly.
 */
import { spawnSync } from 'node:child_process';
import { startPostgres } from '../test/postgres.ts';
import { showHelp } from './show-help.ts';

showHelp(
  "npm run test:postgres [-- --main] [-- <files>]\nRuns the services' tests on PostgreSQL: the one of TEST_DATABASE_URL, else a temporary one of the installed PostgreSQL.",
);

const main = process.argv.includes('--main');
const others = process.argv.slice(2).filter((argument) => argument !== '--main');
const given = process.env.TEST_DATABASE_URL;
const server = given ? { url: given, stop: () => {} } : startPostgres();
if (!server) {
  console.log(
    'PostgreSQL is not on this machine: its tests did NOT run. Install postgresql, or set TEST_DATABASE_URL.',
  );
  process.exit(process.env.CI ? 1 : 0);
}
const vitest = spawnSync('vitest', ['run', '--project', 'database', ...others], {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url, ...(main && { MAIN_ONLY: '1' }) },
});
server.stop();
process.exit(vitest.status ?? 1);
