import { redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { ownValue } from '#domain/base/records.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { type PackingOutcome, refused } from './outcome.ts';
import { readParcel } from './parcel-input.ts';

type Packing = Shop['packing'];
type Table = { packing: Packing; actor: StaffActor; number: OrderNumber };

const numberOf = (form: FormData, name: string): number => Number(form.get(name) ?? Number.NaN);

async function scan({ packing, actor, number }: Table, form: FormData): Promise<PackingOutcome> {
  const scanned = await packing.scan(actor, number, String(form.get('code') ?? ''));
  if (!scanned.ok) return refused(scanned.reason);
  const result = scanned.value;
  if (result.kind !== 'order' || result.number === number) return { kind: 'scan', result };
  if (!(await packing.order(actor, result.number))) return refused('unknown');
  // with scripts the page opens it: a fetcher's redirect is dropped when a live change loads the page meanwhile
  if (form.has('key')) return { kind: 'scan', result };
  throw redirect(`/pakkaus/${result.number}`);
}

async function count({ packing, actor, number }: Table, form: FormData): Promise<PackingOutcome> {
  const line = { position: numberOf(form, 'position'), from: numberOf(form, 'from'), to: numberOf(form, 'to') };
  const counted = await packing.count(actor, number, line);
  return counted.ok ? { kind: 'counted' } : refused(counted.reason);
}

async function send({ packing, actor, number }: Table, form: FormData): Promise<PackingOutcome> {
  const order = await packing.order(actor, number);
  if (!order) return refused('unknown');
  const { parcel, errors } = readParcel(form, packing.booksLabels(order.carrier));
  if (!parcel) return { kind: 'errors', errors };
  const sent = await packing.send(actor, number, parcel);
  if (!sent.ok) return refused(sent.reason, sent.details);
  const { label, trackingCode, hasPdf, status } = sent.value;
  return { kind: 'sent', number, label, trackingCode, hasPdf, isPart: status === 'preparing' };
}

async function ready({ packing, actor, number }: Table): Promise<PackingOutcome> {
  const marked = await packing.ready(actor, number);
  return marked.ok ? { kind: 'ready', number } : refused(marked.reason);
}

async function missing({ packing, actor, number }: Table, form: FormData): Promise<PackingOutcome> {
  const line = { position: numberOf(form, 'position'), amount: numberOf(form, 'amount') };
  const reported = await packing.reportMissing(actor, number, line);
  return reported.ok ? { kind: 'reported' } : refused(reported.reason);
}

const intents: Record<string, (table: Table, form: FormData) => Promise<PackingOutcome>> = {
  scan,
  count,
  send,
  ready,
  missing,
};

/** Runs the action of a form on the packing table by its `intent`; a scanned number of another order opens that order. */
export async function act(table: Table, form: FormData): Promise<PackingOutcome> {
  const intent = ownValue(intents, form.get('intent'));
  return intent ? intent(table, form) : refused('unknown');
}
