import { randomInt } from 'node:crypto';
import { decide, place, purchase } from '../../test/http-buyer.ts';
import type { Goods, Prepared } from './prepare.ts';

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

async function answered(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br', ...headers }, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}

const search = (url: string, word: string) =>
  randomInt(2) ? answered(`${url}/haku?q=${encodeURIComponent(word)}`) : quickSearch(url, word);

async function quickSearch(url: string, word: string) {
  const answer = await fetch(`${url}/search/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'tieva',
      'x-algolia-api-key': 'public',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.9`,
    },
    body: JSON.stringify({ requests: [{ indexName: 'products_fi', query: word, hitsPerPage: 8 }] }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`the search for ${word} answered ${answer.status}`);
}

/** A piece ordered, paid at the simulator, thanked for. */
async function buy(url: string, { sku, cents }: Goods) {
  const order = await place(url, { ...purchase(sku), totalCents: cents });
  if (order.number === undefined)
    throw new Error(`the order of ${sku} answered ${order.status}: ${JSON.stringify(order)}`);
  const landing = await decide(url, order.transactionId, 'pay', 'once');
  await answered(new URL(landing, url).href);
}

export type Act = 'browse' | 'search' | 'buy';

/** What a visitor does next: 85 of 100 look, 10 search, 5 buy. */
export const nextAct = (): Act => {
  const turn = randomInt(100);
  return turn < 85 ? 'browse' : turn < 95 ? 'search' : 'buy';
};

/** Does it; rejects when the shop did not do its part. */
export function perform(act: Act, url: string, { pages, words, goods }: Prepared): Promise<void> {
  if (act === 'browse') return answered(url + pick(pages));
  return act === 'search' ? search(url, pick(words)) : buy(url, pick(goods));
}
