import { readFileSync } from 'node:fs';
import { isFinnishPostcode } from '#domain/base/contact-details/postcode.ts';

const FILE = new URL('./finnish-towns.txt', import.meta.url);

/** Parses lines `Town 12345 12346 …` into postcode → town. */
function readTowns(): Map<string, string> {
  const towns = new Map<string, string>();
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [, town = '', codes = ''] = /^(\D+?) (\d[\d ]*)$/.exec(line) ?? [];
    for (const code of codes.split(' ')) if (code && !line.startsWith('#')) towns.set(code, town);
  }
  return towns;
}

let known: Map<string, string> | undefined;

/**
 * The town of a Finnish postcode, `90100` → `Oulu`; null when unknown. New postcodes appear, so an unknown one is no
 * error.
 */
export function townOf(postcode: string): string | null {
  if (!isFinnishPostcode(postcode)) return null;
  known ??= readTowns();
  return known.get(postcode) ?? null;
}
