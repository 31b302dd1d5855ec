import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import pkg from '../package.json' with { type: 'json' };

/** Environment and arguments of `node`, except the compile cache: a service has another folder for it. */
function parseCommand(before: string, after: string) {
  const words = before.split(' ').filter((word) => /^[A-Z_]+=/.test(word) && !word.startsWith('NODE_COMPILE_CACHE='));
  return { environment: words.toSorted(), command: after.trim() };
}

test('the sample service runs the same command as npm start', () => {
  const unit = readFileSync(new URL('../docs/samples/tieva.service', import.meta.url), 'utf8');
  const [before = '', after = ''] = pkg.scripts.start.split(' node ');
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, words]) => words).join(' ');
  const [, command = ''] = /^ExecStart=\S+\/node (.*)$/m.exec(unit) ?? [];
  const service = parseCommand(environment.replace(/DATA_DIR=\S+/, ''), command);
  expect(service).toEqual(parseCommand(before, after));
  expect(environment).toContain('NODE_COMPILE_CACHE=/var/cache/tieva/');
});
