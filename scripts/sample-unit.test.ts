import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import pkg from '../package.json' with { type: 'json' };

/** What is said before and after `node`, but where compiled code is kept: a service has another place for it. */
function said(before: string, after: string) {
  const words = before.split(' ').filter((word) => /^[A-Z_]+=/.test(word) && !word.startsWith('NODE_COMPILE_CACHE='));
  return { environment: words.toSorted(), command: after.trim() };
}

test('the sample service runs what npm start runs', () => {
  const unit = readFileSync(new URL('../docs/samples/tieva.service', import.meta.url), 'utf8');
  const [before = '', after = ''] = pkg.scripts.start.split(' node ');
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, words]) => words).join(' ');
  const [, command = ''] = /^ExecStart=\S+\/node (.*)$/m.exec(unit) ?? [];
  const service = said(environment.replace(/DATA_DIR=\S+/, ''), command);
  expect(service).toEqual(said(before, after));
  expect(environment).toContain('NODE_COMPILE_CACHE=/var/cache/tieva/');
});
