import { z } from 'zod';
import type { SkuPrices } from '#backend/catalog/prices/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { formatEuros } from '#domain/base/money.ts';
import { argument, command, json, text } from '../../command.ts';
import { CommandFailed, localMinute, type Out, printTable } from '../../output.ts';

const euros = (cents: Cents | null) => (cents === null ? 'no price' : formatEuros(cents));
const when = (at: Date | string | null, without: string) => (at === null ? without : localMinute(new Date(at)));

/** Prints current, future and past prices; times in the shop's zone. */
export function printPrices({ sku, now, plan, history, referenceNow }: SkuPrices, out: Out): void {
  out.line(`${sku}: ${euros(now.price)} now${now.regular === null ? '' : `, reduced from ${euros(now.regular)}`}`);
  if (now.lowest30 !== null)
    out.line(`Lowest price of the 30 days before the reduction: ${euros(now.lowest30)}; the percentage counts from it`);
  out.line(
    referenceNow === null
      ? 'A reduction starting now has nothing to count from: no earlier price is known.'
      : `A reduction starting now would count from ${euros(referenceNow)}.`,
  );
  out.line('');
  const regular = plan.regular.map(({ cents, from }) => ['regular', euros(cents), when(from, 'always'), '', '']);
  const reduced = plan.reductions.map(({ cents, from, until, reference, ruleId }) => [
    ruleId ? `reduced (${ruleId})` : 'reduced',
    euros(cents),
    when(from, ''),
    when(until, 'further notice'),
    euros(reference),
  ]);
  printTable(out, ['Price', 'Euros', 'From', 'Until', '30 days'], [...regular, ...reduced]);
  out.line('');
  const past = history.map(({ cents, from, declared }) => [
    localMinute(from),
    euros(cents),
    declared ? 'set by the owner' : '',
  ]);
  printTable(out, ['History from', 'Euros', ''], past);
}

export const noSku = (sku: Sku) =>
  new CommandFailed(
    `The catalog has no sku ${sku}.`,
    'Look it up on its product page; letters count as they are written.',
  );

export const showPrices = command({
  name: 'prices show',
  description: 'The price now, what is coming, what was, and what a reduction would count from',
  input: z.strictObject({ sku: argument('<sku>', text), json: json() }),
  run: async (shop, { sku, json }, out) => {
    const prices = await shop.prices.show(sku);
    if (!prices) throw noSku(sku);
    if (json) return out.line(JSON.stringify(prices, null, 2));
    printPrices(prices, out);
  },
});
