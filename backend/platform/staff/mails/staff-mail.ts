import type { Locale } from '#domain/base/locale.ts';

/** To whom a mail about staff goes. `subjectId` (a uuid) makes it unique per kind. */
type Recipient = { subjectId: string; to: string; locale: Locale; name: string };

/** Mails to people of the shop. Links lead to a page whose button posts: opening one uses nothing up. */
export type StaffMail = Recipient &
  (
    | { kind: 'staff-invite'; url: string; hours: number }
    | { kind: 'staff-reset'; url: string; hours: number }
    /** To the person and to every owner. */
    | { kind: 'staff-notice'; what: StaffNotice; person: string }
  );

export type StaffNotice = 'factor-added' | 'factor-removed' | 'recovery-used' | 'reset';

/** Mails that their reader can request again. */
export const REQUESTABLE_STAFF_MAILS: readonly StaffMail['kind'][] = ['staff-invite', 'staff-reset'];
