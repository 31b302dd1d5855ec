import type { MailRenderers } from '#backend/platform/mail/message.ts';
import { withoutTypedLinks } from '#backend/platform/mail/without-typed-links.ts';
import { returnLabelMail } from './return-label-mail.ts';
import type { WithdrawalMail } from './withdrawal-mail.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';
import { withdrawalReceipt } from './withdrawal-receipt.ts';
import { withdrawalRefusal } from './withdrawal-refusal.ts';

/** The renderers of mails about withdrawals; the receipt goes to an address that anybody may have typed. */
export const withdrawalMails: MailRenderers<WithdrawalMail> = {
  'withdrawal-receipt': (mail) => withdrawalReceipt({ ...mail, notice: withoutTypedLinks(mail.notice) }),
  'withdrawal-notice': withdrawalNotice,
  'withdrawal-refused': withdrawalRefusal,
  'return-label': returnLabelMail,
};
