import { data, redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import type { SpecialOrderInput, SpecialOrderProblems } from '#domain/sales/special-orders/special-order.ts';
import type { StaffActor } from '#domain/staff/actor.ts';

export type TypedOrder = Omit<SpecialOrderInput, 'price' | 'pieces'> & { price: string; pieces: string };

/** What a form of the counter came to. */
export type CounterResult =
  | { lost: boolean }
  | { replaced: true }
  | { replacing: string; what: string; codes: string }
  | { problems: SpecialOrderProblems; typed: TypedOrder };

type Staff = { shop: Pick<Shop, 'specialOrders' | 'replacements'>; actor: StaffActor };

function typedOrder(form: FormData): TypedOrder {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    storeId: text('store'),
    sku: text('sku'),
    title: text('title'),
    pieces: text('pieces'),
    price: text('price'),
    deposit: text('deposit'),
    supplier: text('supplier'),
    expectedOn: text('expectedOn'),
    note: text('note'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    locale: text('locale') === 'en' ? 'en' : 'fi',
  };
}

/** Typed euros in cents: `12,50`; null for an empty field, NaN for anything else. */
function cents(typed: string): number | null {
  const plain = typed.replaceAll(/[\s\u00a0€]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? centsFromEuros(Number(plain)) : Number.NaN;
}

const codesOf = (typed: string) =>
  typed
    .split(/[,;|\n]+/)
    .map((code) => code.trim())
    .filter(Boolean);

async function replace({ shop, actor }: Staff, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const codes = text('codes');
  const wanted = { codes: codesOf(codes), seen: codesOf(text('seen')) };
  const set = await shop.replacements.set(actor, text('sku'), wanted);
  if (set.ok) return data<CounterResult>({ replaced: true });
  const what = Array.isArray(set.details) ? set.details.join(set.reason === 'cycle' ? ' → ' : ', ') : '';
  return data<CounterResult>({ replacing: set.reason, what, codes }, set.reason === 'changed' ? 409 : 422);
}

export async function act(staff: Staff, form: FormData) {
  const { specialOrders } = staff.shop;
  const { actor } = staff;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  if (text('intent') === 'replace') return replace(staff, form);
  if (text('intent') === 'order') {
    const typed = typedOrder(form);
    const pieces = /^\d{1,4}$/.test(typed.pieces) ? Number(typed.pieces) : Number.NaN;
    const input = { ...typed, pieces, price: cents(typed.price) };
    const made = await specialOrders.make(actor, input, text('key'));
    if (made.ok) throw redirect(`/varaosat/tilatut/${made.value.id}?tallennettu=1`);
    return data<CounterResult>({ problems: made.details ?? {}, typed }, 400);
  }
  const lost = await specialOrders.lost.note(actor, {
    typed: text('typed'),
    sku: text('sku') || null,
    title: text('title'),
    reason: text('reason'),
    storeId: text('store'),
    key: text('key'),
  });
  return data<CounterResult>({ lost }, lost ? 200 : 400);
}
