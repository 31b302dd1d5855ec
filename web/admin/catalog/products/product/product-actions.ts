import { data, redirect } from 'react-router';
import type {
  FormPreview,
  ProductClash,
  ProductRefusal,
  ProductSaved,
} from '#backend/catalog/products/staff/service.ts';
import { ownAddress } from '#domain/base/own-address.ts';
import { documentKey } from '#domain/catalog/products/document-key.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { bytesOf } from '#web/admin/base/bytes-of.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import { timeOf } from '#web/admin/base/typed-time.ts';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { readEdits } from './form-edits.ts';
import { fieldText } from './problem-text.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;
type Texts = keyof typeof fi;
type Done = Extract<Texts, `done.${string}`> extends `done.${infer K}` ? K : never;

/** What an action answers when it did nothing; what was typed comes back with it. */
export type ProductAnswer =
  | { failed: 'unknown' | 'taken' | 'no_such_move' }
  | { problems: { field: string; reason: string }[]; typed: [string, string][] }
  | { preview: FormPreview; typed: [string, string][] }
  | { version: number; clashes: ProductClash[]; typed: [string, string][] };

const CONFLICT = 409;
/** Fields that the title of a proposal names. */
const MOST_NAMED = 3;
const INVALID = 422;

/** Whether an actor's changes of products are for colleagues to decide. */
export const proposesProducts = (actor: Staff['actor']) => grantOf(actor.role, 'products.edit') === 'propose';

export const productPath = (sku: string) => `/tuotteet/${encodeURIComponent(sku)}`;

/** Back to the page when it was done, else what was refused with all that was typed. */
export function answer(saved: ProductSaved, done: Done, form: FormData) {
  if (saved.ok) {
    const merged = saved.value.others.length > 0 ? 'merged' : done;
    return redirect(`${productPath(saved.value.sku)}?done=${merged}`);
  }
  return refusal(saved, form);
}

/** What was refused, with all that was typed. */
function refusal(saved: ProductRefusal, form: FormData) {
  const typed = typedIn(form);
  if (saved.reason === 'invalid')
    return data<ProductAnswer>({ problems: saved.details ?? [], typed }, { status: INVALID });
  if (saved.reason === 'conflict' && saved.details)
    return data<ProductAnswer>({ ...saved.details, typed }, { status: CONFLICT });
  const failed = saved.reason === 'unknown' || saved.reason === 'taken' ? saved.reason : 'no_such_move';
  return data<ProductAnswer>({ failed }, { status: CONFLICT });
}

/** Does what a form of the page asks. */
export async function productAction(staff: Staff, sku: string, form: FormData) {
  const { shop, actor } = staff;
  const { products } = shop;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (text('intent')) {
    case 'publish':
      return answer(await products.publish(actor, sku), 'publish', form);
    case 'schedule':
      return answer(await products.schedule(actor, sku, timeOf(text('day'), text('time'))), 'schedule', form);
    case 'unschedule':
      return answer(await products.schedule(actor, sku, null), 'save', form);
    case 'draft':
      return answer(await products.withdraw(actor, sku, 'draft', null), 'draft', form);
    case 'archive':
      return answer(await products.withdraw(actor, sku, 'archived', ownAddress(text('to'))), 'archive', form);
    case 'duplicate':
      return answer(await products.duplicate(actor, sku, text('as')), 'duplicate', form);
    case 'preview': {
      const shown = await products.previewForm(actor, sku, readEdits(form));
      return shown.ok ? data<ProductAnswer>({ preview: shown.value, typed: typedIn(form) }) : refusal(shown, form);
    }
    default:
      return save(staff, sku, form);
  }
}

/** Saves the form; photos that came with it, as a browser without scripts sends them, are stored first and join the pictures. */
async function save(staff: Staff, sku: string, form: FormData) {
  const { actor } = staff;
  const { products, media } = staff.shop;
  const refuse = (field: string, reason: string) =>
    data<ProductAnswer>({ problems: [{ field, reason }], typed: typedIn(form) }, { status: INVALID });
  for (const file of form.getAll('picture')) {
    if (!(file instanceof File) || file.size === 0) continue;
    const stored = await products.upload(actor, await bytesOf(file));
    if (!stored.ok) return refuse('images', stored.reason);
    form.append('add.image', stored.value);
    for (const alt of ['alt.fi', 'alt.en']) {
      const field = `image/${stored.value}/${alt}`;
      form.set(`base.${field}`, '');
      form.set(`f.${field}`, String(form.get(`picture.${alt}`) ?? ''));
    }
  }
  const manual = form.get('manual');
  if (manual instanceof File && manual.size > 0) {
    const { name } = manual;
    const bytes = await bytesOf(manual);
    const stored = await media.upload(actor, { bytes, name }, 'document');
    if (!stored.ok) return refuse('documents', stored.reason);
    const key = documentKey({ id: stored.value, bytes: bytes.byteLength, file: name });
    form.append('add.document', key);
    for (const text of ['title.fi', 'title.en', 'language']) {
      const field = `document/${encodeURIComponent(key)}/${text}`;
      form.set(`base.${field}`, '');
      form.set(`f.${field}`, String(form.get(`manual.${text}`) ?? ''));
    }
  }
  if (proposesProducts(actor)) return propose(staff, sku, form);
  return answer(await products.save(actor, sku, readEdits(form)), 'save', form);
}

/** Sends the form to colleagues as a change set; the product stays as it is until one of them applies it. */
async function propose({ shop, actor, locale }: Staff, sku: string, form: FormData) {
  const wanted = await shop.products.proposal(actor, sku, readEdits(form));
  if (!wanted.ok) return refusal(wanted, form);
  const { name, fields, ...row } = wanted.value;
  const page = productPath(row.sku);
  if (fields.length === 0) return redirect(`${page}?done=unchanged`);
  const t = textsOf(locale, fi, en);
  const named = [...new Set(fields.map(({ field }) => fieldText(t, field)))];
  const shown = named.slice(0, MOST_NAMED).join(', ') + (named.length > MOST_NAMED ? ' …' : '');
  const made = await shop.changeSets.make(actor, {
    title: `${name}: ${shown}`,
    source: 'cells',
    rows: [{ part: 'pages', row: { ...row, fields } }],
  });
  if (!made.ok) return redirect(`${page}?done=unchanged`);
  await shop.changeSets.propose(actor, made.value.id);
  return redirect(`${page}?done=propose`);
}

/** What was typed, by the names of the controls; files are not among it. */
const typedIn = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
