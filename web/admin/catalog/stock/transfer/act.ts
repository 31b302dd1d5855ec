import type { Shop } from '#backend/shop.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { formValues } from '../form-values.ts';
import { type Problem, problem } from '../problem.tsx';

export type TransferScan = { scanned: { sku: string; name: string; qty: number } };

/** What an action of a transfer came to. */
export type TransferAnswer = Problem | TransferScan | { set: string } | { done: 'sent' | 'received' | 'cancelled' };

type Moving = { shop: Pick<Shop, 'stock'>; actor: StaffActor; id: number };

/** The actions of one transfer: scan and set lines of a draft, send, receive, cancel. */
export async function act({ shop, actor, id }: Moving, form: FormData): Promise<TransferAnswer> {
  const { text, number, pieces } = formValues(form);
  const { transfers } = shop.stock;
  switch (text('intent')) {
    case 'scan': {
      const code = text('code');
      const scanned = await transfers.scan(actor, id, code, text('key') || crypto.randomUUID());
      if (!scanned.ok) return problem(scanned.reason, { skus: code });
      const { goods, qty } = scanned.value;
      return { scanned: { sku: goods.sku, name: goods.name, qty } };
    }
    case 'set': {
      const sku = text('sku');
      const set = await transfers.set(actor, id, { sku, from: number('from'), to: number('to') });
      return set.ok ? { set: sku } : problem(set.reason, { skus: sku });
    }
    case 'send': {
      const sent = await transfers.send(actor, id);
      if (sent.ok) return { done: 'sent' };
      const skus = (sent.details ?? []).map(({ sku, level }) => `${sku} (${level})`).join(', ');
      return problem(sent.reason, { skus });
    }
    case 'receive': {
      const received = await transfers.receive(actor, id, pieces());
      return received.ok ? { done: 'received' } : problem(received.reason);
    }
    case 'cancel': {
      const cancelled = await transfers.cancel(actor, id);
      return cancelled.ok ? { done: 'cancelled' } : problem(cancelled.reason);
    }
    default:
      return problem('invalid');
  }
}
