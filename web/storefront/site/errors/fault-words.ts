import type { Locale } from '#domain/base/locale.ts';
import { noticeWords } from '#web/storefront/site/notices/notice-words.ts';

/** Failures that have words of their own; 0 stands for no answer at all, as in the clients of spec 8. */
const KNOWN = [0, 404, 413, 429, 503] as const;

const isKnown = (status: number): status is (typeof KNOWN)[number] => KNOWN.some((known) => known === status);

export type Fault = {
  /** What is shown as the code; nothing where no answer came. */
  code: string;
  title: string;
  text: string;
  /** Whether the same may succeed in a moment. */
  mayPass: boolean;
};

/** What is said of a failure, by its HTTP status: 'Sivua ei löytynyt', 'Jotain meni pieleen' (spec 2) … */
export function faultOf(status: number, locale: Locale): Fault {
  const t = noticeWords(locale);
  const kind = isKnown(status) ? status : 500;
  return {
    code: status > 0 ? String(status) : '',
    title: t(`notices.fault.${kind}`),
    text: t(`notices.fault.${kind}.text`),
    mayPass: status === 0 || status === 429 || status >= 500,
  };
}

/** How browsers word a request that never arrived; a fault of ours in a page is a `TypeError` too. */
const NO_ANSWER = /fetch|network|load failed/i;

/** The status of what a page failed with: 0 without a connection, 500 for what is a fault of ours. */
export function statusOf(error: unknown, isOnline: boolean): number {
  if (typeof error === 'object' && error !== null && 'status' in error && 'data' in error) return Number(error.status);
  if (!(error instanceof TypeError)) return 500;
  return !isOnline || NO_ANSWER.test(error.message) ? 0 : 500;
}
