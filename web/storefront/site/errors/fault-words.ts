import type { Locale } from '#domain/base/locale.ts';
import { noticeTexts } from '#web/storefront/site/notices/notice-texts.ts';

/** Statuses with their own texts; 0 means no response. */
const KNOWN = [0, 404, 413, 429, 503] as const;

const isKnown = (status: number): status is (typeof KNOWN)[number] => KNOWN.some((known) => known === status);

export type Fault = {
  /** The status code to show; empty without a response. */
  code: string;
  title: string;
  text: string;
  /** Whether a retry may succeed. */
  mayPass: boolean;
};

/** Texts of an error page by HTTP status (error-1). */
export function faultOf(status: number, locale: Locale): Fault {
  const t = noticeTexts(locale);
  const kind = isKnown(status) ? status : 500;
  return {
    code: status > 0 ? String(status) : '',
    title: t(`notices.fault.${kind}`),
    text: t(`notices.fault.${kind}.text`),
    mayPass: status === 0 || status === 429 || status >= 500,
  };
}

/** Browsers' messages for a request that failed; a bug in a page is a `TypeError` too. */
const NO_ANSWER = /fetch|network|load failed/i;

/** The status of a page's error: 0 without a connection, 500 for a bug. */
export function statusOf(error: unknown, isOnline: boolean): number {
  if (typeof error === 'object' && error !== null && 'status' in error && 'data' in error) return Number(error.status);
  if (!(error instanceof TypeError)) return 500;
  return !isOnline || NO_ANSWER.test(error.message) ? 0 : 500;
}
