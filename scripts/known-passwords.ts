/**
 * Generates `backend/platform/passwords/known-passwords.bin` from a list of breached passwords, one per line, the
 * most common first: `node scripts/known-passwords.ts 10_million_password_list_top_1M.txt` (docs/accounts.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { writtenList } from '#backend/platform/passwords/known-passwords.ts';
import { DEFAULT_MIN_PASSWORD, LOWEST_MIN_PASSWORD } from '#domain/base/text-lengths.ts';
import { showHelp } from './show-help.ts';

showHelp(
  'node scripts/known-passwords.ts <file>\nGenerates backend/platform/passwords/known-passwords.bin from a list of passwords, one per line, the most common first.',
);

/** Includes passwords shorter than the default minimum, for shops that lower it. */
const SHORTER = 50_000;
const TO = 'backend/platform/passwords/known-passwords.bin';

const [, , from] = process.argv;
if (!from) throw new Error('Name the list: node scripts/known-passwords.ts <file>');
const all = readFileSync(from, 'utf8').split(/\r?\n/);
const takes = (password: string, i: number) =>
  [...password].length >= (i < SHORTER ? LOWEST_MIN_PASSWORD : DEFAULT_MIN_PASSWORD);
const file = writtenList(all.filter(takes));
writeFileSync(TO, file);
console.log(`${TO}: ${file.length / 4} passwords, ${file.length} bytes`);
