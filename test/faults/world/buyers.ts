import { setTimeout as delay } from 'node:timers/promises';
import { decide, type PlaceAnswer, type Purchase, place, purchase } from '../../http-buyer.ts';
import { CAMPAIGN, SKUS } from './goods.ts';

/** A purchase and the last step that its buyer knows of. */
export type Bought = { request: Purchase; number: string | null; status: 'asked' | 'placed' | 'paid' | 'refused' };

export type Order = { turn: number; giftCards?: readonly string[] };

/** Every fourth with a campaign, every fifth pays a part by a gift card of 10 €. */
export function requestOf({ turn, giftCards = [] }: Order): Purchase {
  const sku = SKUS[turn % SKUS.length] ?? '';
  const request = purchase(sku, 1 + (turn % 2));
  const card = turn % 5 === 4 ? giftCards[turn] : undefined;
  const total = turn % 4 === 3 ? request.totalCents / 2 : request.totalCents;
  return {
    ...request,
    email: `ostaja${turn}@example.com`,
    totalCents: total,
    ...(turn % 4 === 3 ? { campaignCode: CAMPAIGN } : {}),
    ...(card ? { giftCardCode: card, toPayCents: total - 1000 } : {}),
  };
}

/**
 * Buyers that order and pay one after the other until told to leave. A step without an answer, or answered 5xx, is repeated with
 * the same key, as the shop's checkout does. `seen` counts what they were answered instead of a yes.
 * Every third is never called back about: the redirect tells, or the gateway is asked later.
 */
export function buyers(url: string, count: number, giftCards: readonly string[] = []) {
  const all: Bought[] = [];
  const seen = new Map<string, number>();
  let isOver = false;
  let mayEnd = false;
  let next = 0;

  let badFrom: number | null = null;
  let goodAgain: number | null = null;
  function note(what: string): void {
    seen.set(what, (seen.get(what) ?? 0) + 1);
    badFrom ??= performance.now();
    goodAgain = null;
  }
  async function untilAnswered<T>(step: () => Promise<T>, isAnswer: (answer: T) => boolean): Promise<T | null> {
    while (!mayEnd) {
      try {
        const answer = await step();
        if (isAnswer(answer)) {
          goodAgain ??= performance.now();
          return answer;
        }
      } catch (error) {
        note(`no answer: ${(error as Error).message}`);
      }
      await delay(100);
    }
    return null;
  }

  async function buy(turn: number): Promise<void> {
    const request = requestOf({ turn, giftCards });
    const bought: Bought = { request, number: null, status: 'asked' };
    all.push(bought);
    const placed = await untilAnswered<PlaceAnswer>(
      () => place(url, request),
      (answer) => {
        if (answer.status !== 201) note(`order: ${answer.status} ${'message' in answer ? answer.message : ''}`);
        return answer.status < 500;
      },
    );
    if (!placed) return;
    if (placed.number === undefined) {
      bought.status = 'refused';
      return;
    }
    Object.assign(bought, { number: placed.number, status: 'placed' });
    const callbacks = (['once', 'twice', 'never'] as const)[turn % 3] ?? 'once';
    const landing = await untilAnswered(
      () => decide(url, placed.transactionId, 'pay', callbacks),
      (to) => to.startsWith('/kiitos'),
    );
    if (landing) bought.status = 'paid';
  }

  async function buyer(): Promise<void> {
    while (!isOver) await buy(next++);
  }
  const running = Promise.all(Array.from({ length: count }, buyer));

  const of = (status: Bought['status']) => all.filter((one) => one.status === status).length;
  return {
    all,
    seen,
    paid: () => of('paid'),
    /** Waits until so many more have paid. */
    async more(paid: number, patienceMs = 60_000): Promise<boolean> {
      const wanted = of('paid') + paid;
      for (const end = performance.now() + patienceMs; performance.now() < end; await delay(50))
        if (of('paid') >= wanted) return true;
      return false;
    },
    /** No new purchases; those begun are finished, or given up after a while. */
    async leave(patienceMs = 60_000): Promise<readonly Bought[]> {
      isOver = true;
      const timer = setTimeout(() => {
        mayEnd = true;
      }, patienceMs);
      await running;
      clearTimeout(timer);
      return all;
    },
    /** From the first failed response to the first success after the last failure. */
    degradedMs: () => (badFrom === null ? 0 : (goodAgain ?? performance.now()) - badFrom),
    saw: () => [...seen].map(([what, times]) => `buyer: ${what} (${times}×)`),
  };
}
