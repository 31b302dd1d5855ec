import { data, redirect } from 'react-router';
import type { MailPreview, QuoteConflict } from '#backend/sales/quotes/service.ts';
import type { FieldError } from '#domain/base/error-codes.ts';
import { ownValue } from '#domain/base/records.ts';
import { fillTemplate } from '#domain/content/contact/contact-state.ts';
import type { QuoteStatus } from '#domain/sales/quotes/quote-status.ts';
import { orRefused } from '#web/admin/base/refused-form.ts';
import { emptyLine, readTyped, replyInput, type TypedReply } from '../reply-form.ts';
import type { SignedIn } from '../signed-in.ts';

/** `input`: what the PDF is drawn of. */
export type ShownPreview = MailPreview & { belowFloor: number[]; input: string };

/** Answers to the forms of a quote's page. `typed`: the reply as it was typed, which the form goes on with. */
export type QuoteAnswer = {
  typed?: TypedReply;
  key?: string;
  errors?: FieldError[];
  preview?: ShownPreview;
  conflict?: QuoteConflict & { seenVersion: number };
  notNow?: QuoteStatus;
  failed?: 'words' | 'unknown';
  refused?: unknown;
};

const CONFLICT = 409;
const INVALID = 400;
const REFUSED = 403;

type Page = SignedIn & { number: string; form: FormData };
const withEmptyLine = (typed: TypedReply): TypedReply => ({ ...typed, lines: [...typed.lines, emptyLine] });
const text = (form: FormData, name: string) => String(form.get(name) ?? '');

async function template({ shop, actor, number, form }: Page): Promise<QuoteAnswer> {
  const typed = readTyped(form);
  const quote = await shop.quotes.staff.one(actor, number);
  const all = await shop.contact.templates.list('quote', quote?.locale ?? null);
  const body = all.find(({ id }) => id === text(form, 'template'))?.body ?? '';
  const words = fillTemplate(body, quote?.contact?.firstname ?? '');
  return { typed: withEmptyLine({ ...typed, words }), key: text(form, 'key') };
}

async function preview({ shop, actor, number, form }: Page) {
  const typed = readTyped(form);
  const kept = { typed: withEmptyLine(typed), key: text(form, 'key') };
  const input = replyInput(typed);
  const read = await shop.quotes.staff.preview(actor, number, input);
  if (!read.ok)
    return data<QuoteAnswer>({ ...kept, errors: read.reason === 'invalid' ? (read.details ?? []) : [] }, INVALID);
  const { answer, validUntil, total, pdf, ...shown } = read.value;
  return { ...kept, preview: { ...shown, input: JSON.stringify(input) } };
}

async function send({ shop, actor, number, form }: Page) {
  const typed = readTyped(form);
  const kept = { typed: withEmptyLine(typed), key: text(form, 'key') };
  const seenVersion = Number(form.get('seenVersion'));
  const sending = { seenVersion, key: kept.key };
  const sent = await orRefused(() => shop.quotes.staff.reply(actor, number, replyInput(typed), sending));
  if ('refused' in sent) return data<QuoteAnswer>({ ...kept, ...sent }, REFUSED);
  // a value of its own for each reply: the page forgets what it knew of the one before
  if (sent.ok) throw redirect(`/tarjoukset/${number}?lahetetty=${seenVersion + 1}`);
  if (sent.reason === 'invalid') return data<QuoteAnswer>({ ...kept, errors: sent.details ?? [] }, INVALID);
  if (sent.reason === 'conflict' && sent.details)
    return data<QuoteAnswer>({ ...kept, conflict: { ...sent.details, seenVersion } }, CONFLICT);
  if (sent.reason === 'not_now') return data<QuoteAnswer>({ ...kept, notNow: sent.details }, CONFLICT);
  return data<QuoteAnswer>({ ...kept, failed: 'unknown' }, INVALID);
}

type Done = { ok: true } | { ok: false; reason: string; details?: unknown };

function after(done: Done, number: string) {
  if (done.ok) throw redirect(`/tarjoukset/${number}?viesti=1`);
  if (done.reason === 'not_now') return data<QuoteAnswer>({ notNow: done.details as QuoteStatus }, CONFLICT);
  return data<QuoteAnswer>({ failed: done.reason === 'invalid' ? 'words' : 'unknown' }, INVALID);
}

async function assign({ shop, actor, number, form }: Page) {
  const assigned = await shop.quotes.staff.assign(actor, number, text(form, 'assignee') || null);
  if (assigned.ok) throw redirect(`/tarjoukset/${number}`);
  return after(assigned, number);
}

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  'add-line': async ({ form }) => ({ typed: withEmptyLine(withEmptyLine(readTyped(form))), key: text(form, 'key') }),
  template,
  preview,
  send,
  assign,
  say: async ({ shop, actor, number, form }) =>
    after(await shop.quotes.staff.say(actor, number, text(form, 'said'), text(form, 'key')), number),
  withdraw: async ({ shop, actor, number, form }) =>
    after(await shop.quotes.staff.withdraw(actor, number, text(form, 'why')), number),
};

type Answer = QuoteAnswer | ReturnType<typeof data<QuoteAnswer>>;

/** Runs the action of a form on a quote's page by its `intent`. */
export async function act(page: Page): Promise<Answer> {
  const intent = ownValue(intents, page.form.get('intent'));
  return intent ? ((await intent(page)) as Answer) : data<QuoteAnswer>({ failed: 'unknown' }, INVALID);
}
