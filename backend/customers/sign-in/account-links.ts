import type { Locale } from '#domain/base/locale.ts';

type Page = '_auth/verify' | '_auth/link' | '_auth/reset' | '_auth/email-change' | '_auth/email-undo';

/** Addresses that mails about accounts carry. Opening one uses nothing up: its page has a button that posts. */
export function accountLinks(baseUrl: string) {
  const at = (locale: Locale, path: string) => `${baseUrl}${locale === 'en' ? '/en' : ''}/${path}`;
  return {
    withToken(locale: Locale, page: Page, token: string, more: Record<string, string> = {}): string {
      return `${at(locale, page)}?${new URLSearchParams({ token, ...more })}`;
    },
    login: (locale: Locale) => at(locale, 'kirjaudu'),
    forgotPassword: (locale: Locale) => at(locale, 'unohditko-salasanasi'),
  };
}

export type AccountLinks = ReturnType<typeof accountLinks>;
