import type { Locale } from '#domain/base/locale.ts';

/** The signed-in customer of a request, as the session knows it. */
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
