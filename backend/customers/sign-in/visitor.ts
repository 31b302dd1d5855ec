import { baseLocale, isLocale, type Locale } from '#domain/base/locale.ts';

/** The signed-in customer of a request, as the session holds it. */
export type Visitor = {
  userId: string;
  sessionId: string;
  /** Lower case. */
  email: string;
  isVerified: boolean;
  firstname: string;
  lastname: string;
  locale: Locale;
};

/** A customer in the library's shape; names and language are the shop's own fields. */
type LibraryUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  firstname?: unknown;
  lastname?: unknown;
  locale?: unknown;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const visitorOf = (user: LibraryUser, sessionId: string): Visitor => ({
  userId: user.id,
  sessionId,
  email: user.email,
  isVerified: user.emailVerified,
  firstname: text(user.firstname),
  lastname: text(user.lastname),
  locale: isLocale(user.locale) ? user.locale : baseLocale,
});
