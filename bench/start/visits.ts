import { randomInt } from 'node:crypto';
import { perform } from '../soak/acts.ts';
import type { Prepared } from '../soak/prepare.ts';

const PAGES = 200;
const SEARCHES = 100;
const ORDERS = 10;
const CLIENTS = 16;
const PICTURES = 60;

/** Pages that differ, searches, orders, one after the other. */
export async function aDay(url: string, { pages, words, goods }: Prepared): Promise<void> {
  for (const page of pages.slice(0, PAGES)) await perform('browse', url, { pages: [page], words, goods });
  for (let n = 0; n < SEARCHES; n++) await perform('search', url, { pages, words, goods });
  for (let n = 0; n < ORDERS; n++) await perform('buy', url, { pages, words, goods });
}

/** Clients that request pages without a pause; returns the number of responses. */
export async function load(url: string, prepared: Prepared, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) {
      await perform(randomInt(10) === 0 ? 'search' : 'browse', url, prepared);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answered;
}

/** Pictures of products as browsers request them, each rendered for the first time; returns their number. */
export async function pictures(url: string, { pages }: Prepared): Promise<number> {
  const found = new Set<string>();
  for (const page of pages) {
    if (found.size >= PICTURES) break;
    const html = await (await fetch(url + page)).text();
    for (const [address] of html.matchAll(/\/pictures\/[0-9a-f]{16}\/[a-z0-9]+\.(avif|webp)/g)) found.add(address);
  }
  const asked = [...found].slice(0, PICTURES);
  for (const address of asked) {
    const answer = await fetch(url + address);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  }
  return asked.length;
}
