/** `npm run task -- <name> [arguments]` runs a task, `npm run task -- --list` lists all. Exits with the task's code. */
import { spawnSync } from 'node:child_process';
import { tasks } from './tasks.ts';

const [name = '--list', ...rest] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
if (task) {
  const { status } = spawnSync('sh', ['-c', `${task.run} "$@"`, 'sh', ...rest], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
console.log('npm run task -- <name> [arguments]');
for (const [known, { about }] of Object.entries(tasks)) console.log(`  ${known.padEnd(16)} ${about}`);
if (!['--list', '--help', '-h'].includes(name)) {
  console.error(`There is no task ${name}.`);
  process.exit(1);
}
