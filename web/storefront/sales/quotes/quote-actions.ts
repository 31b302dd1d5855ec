import { data, redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { links } from '#web/storefront/base/links.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { QuoteDone, QuotePageAnswer } from './page-answer.ts';

type Quotes = Pick<Shop['quotes'], 'ask' | 'accept' | 'decline' | 'withdraw' | 'cookie'>;
type Asked = { quotes: Quotes; form: FormData; secret: string; locale: Locale; ip: string };
type Outcome = { ok: true; value: string | null } | { ok: false; reason: string; details?: unknown };

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function act({ quotes, form, secret, ip }: Asked): [QuoteDone, Promise<Outcome>] | null {
  const words = textOf(form, 'words');
  switch (form.get('do')) {
    case 'ask':
      return ['kysymys', quotes.ask(secret, words, ip)];
    case 'accept':
      return ['hyvaksytty', quotes.accept(secret, textOf(form, 'answeredAt'))];
    case 'decline':
      return ['hylatty', quotes.decline(secret, words)];
    case 'withdraw':
      return ['peruttu', quotes.withdraw(secret)];
    default:
      return null;
  }
}

/**
 * Runs an action of a quote's page and redirects to the page, so that a reload does not repeat it. Null when there is
 * no such quote or action.
 */
export async function quoteAction(asked: Asked) {
  const doing = act(asked);
  if (!doing) return null;
  const [done, moving] = doing;
  const moved = await moving;
  const path = links(asked.locale).quote(asked.secret);
  if (moved.ok) {
    // accepted by another browser, it stays that browser's
    const isOurs = done === 'hyvaksytty' && moved.value !== null;
    const headers = { ...quietHeaders, ...(isOurs ? { 'set-cookie': asked.quotes.cookie(moved.value ?? '') } : {}) };
    throw redirect(`${path}?tehty=${done}`, { status: 303, headers });
  }
  if (moved.reason === 'unknown') return null;
  const isWrong = moved.reason === 'invalid';
  // the quote can be accepted, but the offer has changed since the page loaded
  const isChanged = done === 'hyvaksytty' && moved.details === 'answered';
  const answer: QuotePageAnswer = {
    problem: isWrong ? (moved.details as QuotePageAnswer['problem']) : null,
    failure: isWrong ? null : moved.reason === 'limited' ? 'limited' : isChanged ? 'changed' : 'not_now',
    words: textOf(asked.form, 'words'),
    at: Date.now(),
  };
  const status = isWrong ? 400 : moved.reason === 'limited' ? 429 : 409;
  return data(answer, { status, headers: quietHeaders });
}
