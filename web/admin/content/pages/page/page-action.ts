import { data, redirect } from 'react-router';
import type { PageClash, PageProblem } from '#backend/content/pages/staff/service.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { isOneOf } from '#domain/base/records.ts';
import { isCalendarDay } from '#domain/base/time/local-day.ts';
import { type ContentKind, contentKinds } from '#domain/content/pages/content-kind.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { timeOf } from '#web/admin/base/typed-time.ts';
import { pagePathOf } from '../page-state.tsx';
import { readPageForms } from './read-form.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>;
type Ref = { kind: ContentKind; path: string };
type Failed =
  | 'unknown'
  | 'nothing'
  | 'changed'
  | 'invalid'
  | 'taken'
  | 'edited'
  | 'no_title'
  | 'linked'
  | 'others'
  | 'time';

/** What an action answers when it did nothing; what was typed comes back with it. */
export type PageAnswer =
  | { failed: Failed; files: string[] }
  | { problems: PageProblem[]; typed: [string, string][] }
  | { versions: Partial<Record<Locale, number>>; clashes: PageClash[]; typed: [string, string][] }
  | { token: string | null }
  | { link: string };

const CONFLICT = 409;
const INVALID = 422;
const SHARED_DAYS = 7;

const typedIn = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
const failed = (reason: Failed, files: string[] = []) =>
  data<PageAnswer>({ failed: reason, files }, { status: CONFLICT });
const done = (ref: Ref, what: string) => redirect(`${pagePathOf(ref)}?done=${what}`);

/** The kind and path of an address; null when it names none. */
export function pageRef(kind: string | undefined, path: string | undefined): Ref | null {
  return isOneOf(contentKinds, kind) && path && path.length <= 200 ? { kind, path } : null;
}

/** Does what a form of the page asks. */
export async function pageAction(staff: Staff, ref: Ref, form: FormData) {
  const { shop, actor } = staff;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (text('intent')) {
    case 'preview': {
      const day = isCalendarDay(text('day')) ? text('day') : null;
      const token = await shop.pages.previewForm(actor, ref, readPageForms(form), { day, again: text('token') });
      return data<PageAnswer>({ token });
    }
    case 'schedule':
      return schedule(staff, ref, timeOf(text('day'), text('time')));
    case 'unschedule': {
      const gone = await shop.pages.schedulePublishing(actor, ref, null);
      return gone.ok ? done(ref, 'unschedule') : failed('nothing');
    }
    case 'share': {
      const link = await shop.pages.shareLink(actor, ref, SHARED_DAYS);
      return link ? data<PageAnswer>({ link }) : failed('unknown');
    }
    case 'discard':
    case 'archive':
    case 'move':
    case 'translate':
    case 'restore':
      return changeLife(staff, ref, form);
    default:
      return save(staff, ref, form);
  }
}

async function save({ shop, actor }: Staff, ref: Ref, form: FormData) {
  const saved = await shop.pages.save(actor, ref, readPageForms(form));
  if (!saved.ok) {
    if (saved.reason === 'conflict' && saved.details)
      return data<PageAnswer>({ ...saved.details, typed: typedIn(form) }, { status: CONFLICT });
    if (saved.reason === 'invalid')
      return data<PageAnswer>({ problems: saved.details ?? [], typed: typedIn(form) }, { status: INVALID });
    return failed('unknown');
  }
  const { versions, others } = saved.value;
  if (form.get('intent') !== 'publish') return done(ref, others.length > 0 ? 'merged' : 'save');
  const published = await shop.pages.publish(actor, ref, versions);
  if (published.ok) return done(ref, 'publish');
  if (published.reason !== 'invalid') return failed(published.reason);
  const { problems = [], others: broken = [] } = published.details ?? {};
  if (problems.length === 0) return failed('others', broken);
  // what was typed is saved: the page opens with it, and says what to fix
  return data<PageAnswer>({ problems, typed: [] }, { status: INVALID });
}

async function schedule({ shop, actor }: Staff, ref: Ref, at: Date | null) {
  if (!at) return failed('time');
  const planned = await shop.pages.schedulePublishing(actor, ref, at);
  return planned.ok ? done(ref, 'schedule') : failed('nothing');
}

async function changeLife({ shop: { pages }, actor }: Staff, ref: Ref, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const intent = text('intent');
  const locale = locales.find((one) => one === text('locale')) ?? 'fi';
  const changed = await (() => {
    switch (intent) {
      case 'discard':
        return pages.discard(actor, ref);
      case 'archive':
        return pages.archive(actor, ref);
      case 'move':
        return pages.move(actor, ref, text('to'));
      case 'translate':
        return pages.copyLanguage(actor, ref, locale);
      default:
        return pages.restore(actor, { ...ref, locale }, Number(text('version')) || 0);
    }
  })();
  if (!changed.ok) return failed(changed.reason, changed.reason === 'linked' ? (changed.details ?? []) : []);
  return done(changed.value, intent);
}
