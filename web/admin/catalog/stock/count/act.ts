import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { formValues } from '../form-values.ts';
import { type Problem, problem } from '../problem.tsx';

export type CountScan = { scanned: { sku: string; name: string; counted: number; isOutside: boolean } };

/** What an action of a count came to. */
export type CountAnswer =
  | Problem
  | CountScan
  | { set: { sku: string } }
  | { approved: { changed: number; missing: string } }
  | { cancelled: true };

type Counting = { shop: Pick<Shop, 'stock'>; actor: StaffActor; id: number };

/** The actions of one count: scan, set, approve, cancel. */
export async function act({ shop, actor, id }: Counting, form: FormData): Promise<CountAnswer> {
  const { text, number } = formValues(form);
  const { counts } = shop.stock;
  switch (text('intent')) {
    case 'scan': {
      const code = text('code');
      const scanned = await counts.scan(actor, id, code, text('key') || crypto.randomUUID());
      if (!scanned.ok) return problem(scanned.reason, { skus: code });
      const { goods, counted, isOutside } = scanned.value;
      return { scanned: { sku: goods.sku, name: goods.name, counted, isOutside } };
    }
    case 'set': {
      const sku = text('sku');
      const set = await counts.set(actor, id, { sku, from: number('from'), to: number('to') });
      return set.ok ? { set: { sku } } : problem(set.reason, { skus: sku });
    }
    case 'approve': {
      const input = { seen: text('seen'), zeroUncounted: form.has('zero') };
      const approved = await counts.approve(actor, id, input);
      if (!approved.ok) return problem(approved.reason);
      const { changed, missing } = approved.value;
      return { approved: { changed, missing: missing.map(({ sku, qty }) => `${sku} ${qty}`).join(', ') } };
    }
    case 'cancel': {
      const cancelled = await counts.cancel(actor, id);
      return cancelled.ok ? { cancelled: true } : problem(cancelled.reason);
    }
    default:
      return problem('invalid');
  }
}
