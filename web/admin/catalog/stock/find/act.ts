import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { formValues } from '../form-values.ts';
import { type Problem, problem } from '../problem.tsx';

/** What a form of the stock page came to. */
export type StockAnswer =
  | Problem
  | { adjusted: { sku: string; store: string; qty: number; level: number } }
  | { saved: 'place' | 'threshold' };

type Staff = { shop: Pick<Shop, 'stock'>; actor: StaffActor };

/** The forms of one sku: adjust, shelf place, threshold. */
export async function act({ shop: { stock }, actor }: Staff, form: FormData): Promise<StockAnswer> {
  const { text, number } = formValues(form);
  const [sku, storeId] = [text('sku'), text('store')];
  switch (text('intent')) {
    case 'adjust': {
      const reason = text('other') || text('reason');
      const qty = number('qty');
      const done = await stock.adjust(actor, { sku, storeId, qty, reason, key: text('key') });
      if (done.ok) return { adjusted: { sku, store: storeId, qty, level: done.value.level } };
      return problem(done.reason, { level: done.details?.level ?? 0 });
    }
    case 'place':
      return (await stock.setPlace(actor, { sku, storeId }, text('place'))) ? { saved: 'place' } : problem('invalid');
    case 'threshold': {
      const saved = await stock.setThreshold(actor, { kind: 'sku', subject: sku }, number('pieces'));
      return saved ? { saved: 'threshold' } : problem('invalid');
    }
    default:
      return problem('invalid');
  }
}
