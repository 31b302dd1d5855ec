import { data } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { fail, type Result } from '#domain/base/result.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { typedCents } from '#web/admin/base/typed-number.ts';

const MAILINGS = ['report-journal', 'owner-letter'] as const;
type Failure = 'invalid' | 'conflict' | 'email' | 'unknown';

/** The answer to a form of the reports: why it was refused, and what was typed. */
export type ReportAnswer = { failed: Failure | null; typed: Record<string, string> };

/** Saves an account, a mailing or a budget, by the form's `intent`. */
export async function act({ shop, actor }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

  const save = (): Promise<Result<null, Failure>> | Result<never, Failure> => {
    switch (text('intent')) {
      case 'account':
        return shop.bookkeeping.setNumber(actor, {
          account: text('account'),
          number: text('number'),
          seen: text('seen'),
        });
      case 'mailing': {
        const kind = text('kind');
        if (!isOneOf(MAILINGS, kind)) return fail('unknown');
        return shop.reportMailing.setRecipients(actor, { kind, typed: text('recipients'), seen: text('seen') });
      }
      case 'budget': {
        const cents = text('sum') === '' ? null : typedCents(text('sum'));
        if (cents === null && text('sum') !== '') return fail('invalid');
        const seen = /^\d{1,10}$/.test(text('seen')) ? Number(text('seen')) : null;
        return shop.reports.staff.setBudget(actor, { month: text('month'), storeId: text('store'), cents, seen });
      }
      default:
        return fail('unknown');
    }
  };
  const saved = await save();
  if (saved.ok) return data<ReportAnswer>({ failed: null, typed: {} });
  const status = saved.reason === 'conflict' ? 409 : 400;
  return data<ReportAnswer>({ failed: saved.reason === 'unknown' ? 'unknown' : saved.reason, typed }, { status });
}
