import type { Locale } from '#domain/base/locale.ts';

/** To whom a mail about an account goes. `subjectId` (a token's id, a uuid) makes it unique per kind. */
type Recipient = {
  subjectId: string;
  to: string;
  locale: Locale;
  /** Greets by name; '' when none is known. */
  firstname: string;
};

/**
 * A mail about an account (sign-in-3). Addresses (`url` …) are absolute and lead to pages of the shop whose button
 * posts: opening one uses nothing up. `minutes` and `hours`: how long the link holds.
 */
export type AccountMail = Recipient &
  (
    | { kind: 'account-verify'; url: string; hours: number }
    /** Somebody tried to make an account for an address that has one. */
    | { kind: 'account-exists'; loginUrl: string; resetUrl: string }
    | { kind: 'account-link'; url: string; code: string; minutes: number }
    | { kind: 'account-reset'; url: string; minutes: number }
    | { kind: 'account-password-changed' }
    /** To the new address. */
    | { kind: 'account-email-change'; url: string; hours: number }
    /** To the old address, when the new one has been confirmed. `newEmail` is masked. */
    | { kind: 'account-email-changed'; newEmail: string; undoUrl: string; hours: number }
    | { kind: 'account-deleted' }
  );

export type AccountMailKind = AccountMail['kind'];

/** Every kind, for the retention of sent mails. */
export const ACCOUNT_MAILS: readonly AccountMailKind[] = [
  'account-verify',
  'account-exists',
  'account-link',
  'account-reset',
  'account-password-changed',
  'account-email-change',
  'account-email-changed',
  'account-deleted',
];

/** Mails that their reader can request again. */
export const REQUESTABLE_ACCOUNT_MAILS: readonly AccountMailKind[] = [
  'account-verify',
  'account-exists',
  'account-link',
  'account-reset',
  'account-email-change',
];
