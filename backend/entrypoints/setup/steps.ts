import type { Kysely } from 'kysely';
import type { SectionSummary } from '#backend/content/shop-facts/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { fieldsOf } from '#domain/base/records.ts';

export const SETUP_META = 'setup';

/** How far the setup is. `confirmed`: steps whose first values are right. */
export type Progress = { hasBegun: boolean; isFinished: boolean; confirmed: string[] };

/** Reads how far the setup is. */
export async function readProgress(db: Kysely<Tables>): Promise<Progress> {
  const row = await db.selectFrom('shop_meta').select('value').where('key', '=', SETUP_META).executeTakeFirst();
  const { hasBegun, isFinished, confirmed } = fieldsOf(JSON.parse(row?.value ?? '{}'));
  return {
    hasBegun: hasBegun === true,
    isFinished: isFinished === true,
    confirmed: Array.isArray(confirmed) ? confirmed.map(String) : [],
  };
}

/** Steps that are done when the owner says that they are right, changed or not. */
export const confirmable = ['look', 'stores', 'taxes', 'delivery', 'payment', 'mail', 'texts'] as const;

/** `left`: how much of it is missing, of steps that are counted. */
export type SetupStep = {
  id: (typeof confirmable)[number] | 'pages' | 'products';
  isDone: boolean;
  left: number | null;
};

type Known = { sections: readonly SectionSummary[]; confirmed: readonly string[]; products: number; pagesLeft: number };

/** The steps in their order. A section that was saved counts as done. */
export function stepsOf(
  { sections, confirmed, products, pagesLeft }: Known,
  settings: Pick<Settings, 'SMTP_URL'>,
): SetupStep[] {
  const isSaved = (...ids: string[]) =>
    sections.some(({ id, version }) => version > 0 && ids.some((one) => id === one || id.startsWith(`${one}-`)));
  const saved: Record<(typeof confirmable)[number], boolean> = {
    look: isSaved('look'),
    stores: isSaved('store'),
    taxes: false,
    delivery: isSaved('delivery'),
    payment: isSaved('payment'),
    mail: Boolean(settings.SMTP_URL),
    texts: isSaved('front', 'hero'),
  };
  return [
    ...confirmable.map((id) => ({ id, isDone: saved[id] || confirmed.includes(id), left: null })),
    { id: 'pages', isDone: pagesLeft === 0, left: pagesLeft },
    { id: 'products', isDone: products > 0, left: null },
  ];
}
