import { data, redirect } from 'react-router';
import type { CampaignProblem, CampaignSaved, CampaignStep, TriedCart } from '#backend/sales/campaigns/service.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import { minutesOf } from '#domain/base/time/local-clock.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';
import { instantOfMinute } from '#domain/base/time/local-minute.ts';
import { shop as config } from '#shop.config';
import type { staffOf } from '#web/admin/base/context.ts';
import { orRefused } from '#web/admin/base/refused-form.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { readCampaignForm, readTriedLines } from './read-campaign-form.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;
type Typed = [string, string][];
type Clashes = NonNullable<Extract<CampaignSaved, { reason: 'conflict' }>['details']>;
type StepFailure = Extract<CampaignStep, { ok: false }>['reason'];
export type CampaignFailure = 'invalid' | 'count' | 'prefix' | 'not_single' | 'code' | 'taken' | 'name' | StepFailure;

/** What an action came to. `typed` comes back where the person has to decide or correct something. */
export type CampaignAnswer =
  | { notice: Notice }
  | { failed: CampaignFailure; problems?: CampaignProblem[]; typed: Typed }
  | { tried: TriedCart; typed: Typed }
  /** Codes that were made, shown this once. */
  | { codes: string[] }
  | (Clashes & { typed: Typed });

const INVALID = 422;
const CONFLICT = 409;
const REFUSED = 403;
const answer = (value: CampaignAnswer, status = 200) => data(value, { status });
const typedOf = (form: FormData): Typed =>
  [...form].flatMap(([name, value]): Typed => (typeof value === 'string' ? [[name, value]] : []));

/** Does what a form of a campaign asks. */
export async function act(staff: Staff, code: string, form: FormData) {
  const done = await orRefused(async () => {
    switch (String(form.get('intent') ?? '')) {
      case 'try':
        return tryCart(staff, code, form);
      case 'start':
        return start(staff, code, form);
      case 'withdraw':
      case 'end':
      case 'remove':
        return step(staff, code, form);
      case 'codes':
        return makeCodes(staff, code, form);
      case 'void':
        return voidCodes(staff, code, form);
      case 'duplicate':
        return duplicate(staff, code, form);
      default:
        return save(staff, code, form);
    }
  });
  return done instanceof Response || !('refused' in done) ? done : data(done, { status: REFUSED });
}

function refusedSave(saved: Extract<CampaignSaved, { ok: false }>, form: FormData) {
  const typed = typedOf(form);
  if (saved.reason === 'conflict' && saved.details) return answer({ ...saved.details, typed }, CONFLICT);
  if (saved.reason === 'invalid') return answer({ failed: 'invalid', problems: saved.details ?? [], typed }, INVALID);
  return answer({ failed: 'unknown', typed }, CONFLICT);
}

const read = (form: FormData) => readCampaignForm(form, () => crypto.randomUUID().slice(0, 8));

async function save({ shop, actor, locale }: Staff, code: string, form: FormData) {
  const t = textsOf(locale, fi, en);
  const saved = await shop.campaigns.staff.save(actor, code, read(form));
  if (!saved.ok) return refusedSave(saved, form);
  return answer({ notice: { message: t(saved.value.others.length > 0 ? 'done.merged' : 'done.save', { code }) } });
}

/** Saves the draft as its form stands, then puts it to work. */
async function start({ shop, actor, locale }: Staff, code: string, form: FormData) {
  const t = textsOf(locale, fi, en);
  const saved = await shop.campaigns.staff.save(actor, code, read(form));
  if (!saved.ok) return refusedSave(saved, form);
  const started = await shop.campaigns.staff.start(actor, code, saved.value.version);
  if (!started.ok) return answer({ failed: started.reason, typed: typedOf(form) }, CONFLICT);
  return answer({ notice: { message: t('done.start', { code }) } });
}

async function step({ shop, actor, locale }: Staff, code: string, form: FormData) {
  const t = textsOf(locale, fi, en);
  const version = Number(form.get('version')) || 0;
  const { staff } = shop.campaigns;
  const intent = form.get('intent');
  const done =
    intent === 'withdraw'
      ? await staff.withdraw(actor, code, version)
      : intent === 'end'
        ? await staff.end(actor, code, version)
        : await staff.remove(actor, code, version);
  if (!done.ok) return answer({ failed: done.reason, typed: typedOf(form) }, CONFLICT);
  if (intent === 'remove') return redirect('/kampanjat?view=draft');
  return answer({ notice: { message: t(intent === 'end' ? 'done.end' : 'done.withdraw', { code }) } });
}

async function duplicate({ shop, actor }: Staff, code: string, form: FormData) {
  const made = await shop.campaigns.staff.duplicate(actor, code, String(form.get('code') ?? ''));
  if (made.ok) return redirect(`/kampanjat/${encodeURIComponent(made.value.code)}`);
  return answer({ failed: made.reason, typed: typedOf(form) }, INVALID);
}

async function makeCodes({ shop, actor }: Staff, code: string, form: FormData) {
  const wanted = { count: Number(form.get('count')), prefix: String(form.get('prefix') ?? '') };
  const made = await shop.campaigns.staff.makeCodes(actor, code, wanted);
  return made.ok ? answer(made.value) : answer({ failed: made.reason, typed: typedOf(form) }, INVALID);
}

async function voidCodes({ shop, actor, locale }: Staff, code: string, form: FormData) {
  const voided = await shop.campaigns.staff.voidCodes(actor, code, rowNumber(String(form.get('batch') ?? '')) ?? 0);
  if (!voided.ok) return answer({ failed: 'unknown', typed: typedOf(form) }, CONFLICT);
  return answer({ notice: { message: textsOf(locale, fi, en)('done.void') } });
}

/** The moment of a tried cart, of `<input type="datetime-local">`; now when none is typed. */
function momentOf(text: string, now: Date): Date {
  const [day = '', clock = ''] = text.split('T');
  const isTime = isCalendarDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock);
  return isTime ? instantOfMinute(day, minutesOf(clock), config.timeZone) : now;
}

async function tryCart({ shop, actor, locale }: Staff, code: string, form: FormData) {
  const tried = await shop.campaigns.staff.tryCart(actor, code, {
    fields: read(form).fields,
    lines: readTriedLines(form),
    isSignedIn: form.get('try.signedIn') === '1',
    at: momentOf(String(form.get('try.at') ?? ''), shop.now()),
    locale,
  });
  if (tried.ok) return answer({ tried: tried.value, typed: typedOf(form) });
  return tried.reason === 'invalid'
    ? answer({ failed: 'invalid', problems: tried.details ?? [], typed: typedOf(form) }, INVALID)
    : answer({ failed: 'unknown', typed: typedOf(form) }, CONFLICT);
}
