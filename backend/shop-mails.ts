import type { ContactMail } from '#backend/content/contact/mails/contact-mail.ts';
import { exampleContactMails } from '#backend/content/contact/mails/examples.ts';
import { contactMails } from '#backend/content/contact/mails/render-contact-mail.ts';
import { type CompanyMail, exampleCompanyMails } from '#backend/customers/companies/mails/company-mail.ts';
import { companyMails } from '#backend/customers/companies/mails/render-company-mail.ts';
import {
  exampleMachineReminder,
  type MachineReminderMail,
} from '#backend/customers/machines/mails/machine-reminder-mail.ts';
import { machineMails } from '#backend/customers/machines/mails/render-machine-reminder.ts';
import { exampleNewsletterMails } from '#backend/customers/newsletter/mails/examples.ts';
import {
  type NewsletterMail,
  REQUESTABLE_NEWSLETTER_MAILS,
} from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import { newsletterMails } from '#backend/customers/newsletter/mails/render-newsletter-mail.ts';
import { isUnwantedMail } from '#backend/customers/newsletter/mails/unwanted-mail.ts';
import { type AccountMail, REQUESTABLE_ACCOUNT_MAILS } from '#backend/customers/sign-in/mails/account-mail.ts';
import { exampleAccountMails } from '#backend/customers/sign-in/mails/examples.ts';
import { accountMails } from '#backend/customers/sign-in/mails/render-account-mail.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { AlertMessage } from '#backend/platform/mail/message.ts';
import type { MailKinds } from '#backend/platform/mail/service.ts';
import { alertMail } from '#backend/platform/mail/templates/alert.ts';
import { exampleStaffMails } from '#backend/platform/staff/mails/examples.ts';
import { staffMails } from '#backend/platform/staff/mails/render-staff-mail.ts';
import { REQUESTABLE_STAFF_MAILS, type StaffMail } from '#backend/platform/staff/mails/staff-mail.ts';
import { type ReportMail, reportMails } from '#backend/sales/bookkeeping/mails/report-mail.ts';
import { exampleGiftCardMail, type GiftCardMail } from '#backend/sales/gift-cards/mails/gift-card-mail.ts';
import { giftCardMails } from '#backend/sales/gift-cards/mails/render-gift-card-mail.ts';
import { exampleAfterSaleMails, exampleStoreNotification } from '#backend/sales/orders/mails/after-sale/examples.ts';
import { exampleOrder } from '#backend/sales/orders/mails/example-order.ts';
import { type OrderMessage, orderMails } from '#backend/sales/orders/mails/order-mails.ts';
import { exampleQuestionMail, type QuestionMail } from '#backend/sales/questions/mails/question-mail.ts';
import { questionMails } from '#backend/sales/questions/mails/render-question-mail.ts';
import { exampleQuoteMails } from '#backend/sales/quotes/mails/examples.ts';
import type { QuoteMail } from '#backend/sales/quotes/mails/quote-mail.ts';
import { quoteMails } from '#backend/sales/quotes/mails/render-quote-mail.ts';
import { exampleWithdrawalMails } from '#backend/sales/returns/mails/examples.ts';
import type { WithdrawalMail } from '#backend/sales/returns/mails/withdrawal-mail.ts';
import { withdrawalMails } from '#backend/sales/returns/mails/withdrawal-mails.ts';
import { serviceBookingMails } from '#backend/sales/service-bookings/mails/render-service-booking-mail.ts';
import {
  exampleServiceBookingMails,
  type ServiceBookingMail,
} from '#backend/sales/service-bookings/mails/service-booking-mail.ts';
import { specialOrderMails } from '#backend/sales/special-orders/mails/render-special-order-mail.ts';
import {
  exampleSpecialOrderMail,
  type SpecialOrderMail,
} from '#backend/sales/special-orders/mails/special-order-mail.ts';
import type { Locale } from '#domain/base/locale.ts';

/** Every mail the shop sends. */
export type ShopMail =
  | AlertMessage
  | AccountMail
  | CompanyMail
  | ContactMail
  | MachineReminderMail
  | NewsletterMail
  | OrderMessage
  | QuoteMail
  | GiftCardMail
  | QuestionMail
  | WithdrawalMail
  | SpecialOrderMail
  | ServiceBookingMail
  | ReportMail
  | StaffMail;

/** One mail of each kind that customers and stores get. Their links lead nowhere. */
export const exampleMails = (locale: Locale, baseUrl: string): ShopMail[] => [
  ...exampleAccountMails(locale, baseUrl),
  ...exampleCompanyMails(locale, baseUrl),
  { kind: 'order-confirmation', order: { ...exampleOrder, locale } },
  exampleGiftCardMail(locale),
  exampleQuestionMail(locale, baseUrl),
  ...exampleQuoteMails(locale, baseUrl),
  ...exampleWithdrawalMails(locale),
  exampleSpecialOrderMail(locale),
  ...exampleServiceBookingMails(locale, baseUrl),
  ...exampleContactMails(locale, baseUrl),
  ...exampleAfterSaleMails({ ...exampleOrder, locale }),
  exampleMachineReminder(locale, baseUrl),
  ...exampleNewsletterMails(locale, baseUrl),
  ...exampleStaffMails(locale, baseUrl),
  // to the shop's own people, in Finnish
  ...(locale === 'fi' ? [exampleStoreNotification(exampleOrder, baseUrl)] : []),
];

/** The mails of all features, as the mail service takes them. */
export const shopMails = (ctx: Pick<ShopContext, 'db' | 'baseUrl' | 'settings' | 'now'>): MailKinds<ShopMail> => ({
  renderers: {
    alert: ({ alert }) => alertMail(alert, ctx.settings.STORE_ALERT_EMAIL),
    ...accountMails(ctx),
    ...companyMails,
    ...contactMails,
    ...machineMails,
    ...newsletterMails,
    ...orderMails(ctx),
    ...quoteMails(ctx),
    ...giftCardMails(ctx),
    ...questionMails,
    ...withdrawalMails,
    ...specialOrderMails,
    ...serviceBookingMails,
    ...reportMails,
    ...staffMails,
  },
  requestable: new Set<string>([
    ...REQUESTABLE_ACCOUNT_MAILS,
    ...REQUESTABLE_NEWSLETTER_MAILS,
    ...REQUESTABLE_STAFF_MAILS,
  ]),
  isUnwanted: (mail) => isUnwantedMail(ctx.db.kysely, mail),
  examples: (locale) => exampleMails(locale, ctx.baseUrl),
});
