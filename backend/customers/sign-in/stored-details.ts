import type { Locale } from '#domain/base/locale.ts';

/** What an account request stores, by its kind. The password is hashed. */
export type RequestDetails = {
  sign_up: { firstname: string; lastname: string; locale: Locale; password: string; marketingEmail: boolean };
  reset: { locale: Locale };
  change_email: { userId: string; locale: Locale };
};
export type RequestKind = keyof RequestDetails;
export type AnyRequestDetails = RequestDetails[RequestKind];

/** What a token stores: the language of a sign-in link, the former address of a change of address. */
export type TokenDetails = { locale?: Locale; from?: string };
