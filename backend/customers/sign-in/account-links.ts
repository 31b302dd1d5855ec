import { type Locale, localePrefix } from '#domain/base/locale.ts';

type Page = '_auth/verify' | '_auth/link' | '_auth/reset' | '_auth/email-change' | '_auth/email-undo';

/**
 * URLs in account mails. Each opens a page with a button that posts, so opening it does not use the link (sign-in-3).
 */
export function accountLinks(baseUrl: string) {
  const at = (locale: Locale, path: string) => `${baseUrl}${localePrefix(locale)}/${path}`;
  return {
    withToken(locale: Locale, page: Page, token: string, more: Record<string, string> = {}): string {
      return `${at(locale, page)}?${new URLSearchParams({ token, ...more })}`;
    },
    signIn: (locale: Locale) => at(locale, 'kirjaudu'),
    forgotPassword: (locale: Locale) => at(locale, 'unohditko-salasanasi'),
  };
}

export type AccountLinks = ReturnType<typeof accountLinks>;
