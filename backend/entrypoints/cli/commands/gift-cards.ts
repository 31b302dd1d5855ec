import { describeProblem, ImportRefused } from '#backend/catalog/import/problems.ts';
import { importCards } from '#backend/sales/gift-cards/import-cards.ts';
import type { Shop } from '#backend/shop.ts';
import { formatEuros } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { isCardCode, spacedCode } from '#domain/sales/gift-cards/gift-card.ts';
import { shop as config } from '#shop.config';
import { CommandFailed, type Out } from '../command.ts';
import { table } from '../table.ts';

const LISTED = 200;

async function known(shop: Shop, card: string) {
  const found = await shop.giftCards.staff.find(card);
  if (found) return found;
  const isSlip = /^[\w\s-]{16,24}$/.test(card) && !isCardCode(card);
  throw new CommandFailed(
    'There is no such gift card.',
    isSlip ? 'A character of the code is wrong: read it again.' : 'See their ids: npm run shop -- gift-cards list',
  );
}

const state = (shop: Shop, { isBlocked, validUntil }: { isBlocked: boolean; validUntil: string }) => {
  if (isBlocked) return 'blocked';
  return validUntil < localDay(shop.now(), config.timeZone) ? 'run out' : 'in force';
};

export async function listGiftCards(shop: Shop, json: boolean, out: Out): Promise<void> {
  const cards = await shop.giftCards.staff.list(LISTED);
  if (json) return out.line(JSON.stringify(cards, null, 2));
  if (cards.length === 0) return out.line('No gift cards yet.');
  const rows = cards.map((card) => [
    card.id,
    `…${card.codeEnd}`,
    formatEuros(card.issued),
    formatEuros(card.openAmount),
    card.validUntil,
    state(shop, card),
    card.orderNumber ?? 'own',
  ]);
  for (const line of table(['Id', 'Code', 'Made with', 'Open', 'Until', 'State', 'Order'], rows)) out.line(line);
}

export async function showGiftCard(
  shop: Shop,
  { card, json }: { card: string; json: boolean },
  out: Out,
): Promise<void> {
  const found = await known(shop, card);
  const entries = await shop.giftCards.staff.entries(found.id);
  if (json) return out.line(JSON.stringify({ ...found, entries }, null, 2));
  out.line(`Gift card …${found.codeEnd} (${found.id})`);
  out.line(`${formatEuros(found.openAmount)} open, ${state(shop, found)}, until ${found.validUntil}`);
  const rows = entries.map(({ at, kind, cents, orderNumber, reason }) => [
    localDay(at, config.timeZone),
    kind,
    formatEuros(cents),
    orderNumber ? `order ${orderNumber}` : (reason ?? ''),
  ]);
  for (const line of table(['Day', 'Entry', 'Euros', 'Why'], rows)) out.line(line);
}

type NewCard = { cents: number; reason: string; validUntil: string | null };

export async function createGiftCard(shop: Shop, { validUntil, ...card }: NewCard, out: Out): Promise<void> {
  if (validUntil && validUntil < localDay(shop.now(), config.timeZone))
    throw new CommandFailed(`${validUntil} has passed.`, 'Give a later day.');
  const made = await shop.giftCards.make(shop.db.kysely, { ...card, ...(validUntil && { validUntil }) });
  if (!made) throw new Error('a drawn code was taken');
  out.line(`Gift card of ${formatEuros(made.cents)}, until ${made.validUntil}`);
  out.line(`Code ${spacedCode(made.code)}: write it down, it is kept nowhere.`);
}

export async function blockGiftCard(
  shop: Shop,
  { card, isBlocked }: { card: string; isBlocked: boolean },
  out: Out,
): Promise<void> {
  const found = await known(shop, card);
  await shop.giftCards.staff.block(found.id, isBlocked);
  out.line(
    `Gift card …${found.codeEnd} is ${isBlocked ? 'blocked' : 'in use'}, ${formatEuros(found.openAmount)} open.`,
  );
}

export async function adjustGiftCard(
  shop: Shop,
  { card, cents, reason }: { card: string; cents: number; reason: string },
  out: Out,
): Promise<void> {
  const found = await known(shop, card);
  const adjusted = await shop.giftCards.staff.adjust(found.id, cents, reason);
  if (!adjusted.ok)
    throw new CommandFailed(`Only ${formatEuros(found.openAmount)} are on the card.`, 'Take off no more than that.');
  out.line(`Gift card …${found.codeEnd}: ${formatEuros(adjusted.value)} open.`);
}

export async function importGiftCards(
  shop: Shop,
  { file, dryRun }: { file: string; dryRun: boolean },
  out: Out,
): Promise<void> {
  const done = await importCards(shop, { path: file, dryRun }).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new CommandFailed('There is no such file.', 'Name the file from where you stand, or whole.');
    if (!(error instanceof ImportRefused)) throw error;
    for (const problem of error.problems) out.line(describeProblem(problem));
    throw new CommandFailed(
      error.message,
      'Mend the rows above and import again; docs/gift-cards.md tells the format.',
    );
  });
  const { added, changed, unchanged } = done;
  out.line(`${added.length} added, ${changed.length} changed, ${unchanged} unchanged`);
  if (dryRun) out.line('Dry run: nothing was changed. Run it without --dry-run to do it.');
}
