import type { PriceRow } from '#backend/catalog/import/format.ts';
import type { SkuPrices } from '#backend/catalog/prices/service.ts';
import type { Shop } from '#backend/shop.ts';
import { formatEuros } from '#domain/base/money.ts';
import { CommandFailed, type Out } from '../command.ts';
import { localMinute } from '../local-time.ts';
import { table } from '../table.ts';

const euros = (cents: number | null) => (cents === null ? 'no price' : formatEuros(cents));
const when = (at: Date | string | null, without: string) => (at === null ? without : localMinute(new Date(at)));

/** Prints current, future and past prices; times in the shop's zone. */
function tell({ sku, now, plan, history, referenceNow }: SkuPrices, out: Out): void {
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
  for (const line of table(['Price', 'Euros', 'From', 'Until', '30 days'], [...regular, ...reduced])) out.line(line);
  out.line('');
  const past = history.map(({ cents, from, declared }) => [
    localMinute(from),
    euros(cents),
    declared ? 'told by the owner' : '',
  ]);
  for (const line of table(['History from', 'Euros', ''], past)) out.line(line);
}

const noSku = (sku: string) =>
  new CommandFailed(
    `The catalog has no sku ${sku}.`,
    'Look it up on its product page; letters count as they are written.',
  );

export async function showPrices(shop: Shop, { sku, json }: { sku: string; json: boolean }, out: Out): Promise<void> {
  const prices = await shop.prices.show(sku);
  if (!prices) throw noSku(sku);
  if (json) return out.line(JSON.stringify(prices, null, 2));
  tell(prices, out);
}

/** Writes prices; all `rows` must have the same sku. */
export async function setPrices(shop: Shop, rows: readonly PriceRow[], out: Out): Promise<void> {
  const sku = rows[0]?.sku ?? '';
  const set = await shop.prices.set(rows);
  if (!set.ok && set.reason === 'import_running')
    throw new CommandFailed('An import is running; nothing was changed.', 'Try again when it is done.');
  if (!set.ok) {
    const [problem] = set.details ?? [];
    if (!problem || problem.field === 'sku') throw noSku(sku);
    throw new CommandFailed(
      `${problem.field} ${problem.reason}; nothing was changed.`,
      'How it is reckoned: docs/prices.md',
    );
  }
  if (set.value.changed.length === 0) out.line('The shop knew this already; nothing was changed.');
  await showPrices(shop, { sku, json: false }, out);
}
