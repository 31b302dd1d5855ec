import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ReturnWish } from '#domain/sales/returns/return-lines.ts';
import type { WithdrawalNotice } from '#domain/sales/returns/withdrawal-form.ts';

/** A withdrawal as its mails tell it; `subjectId` is its own. */
export type ReceivedWithdrawal = {
  subjectId: string;
  locale: Locale;
  notice: WithdrawalNotice;
  receivedAt: Date;
  /** Of a return by lines; absent of a notice by the legal form. */
  wants?: ReturnWish;
  /** The order is a company's: it has no right of withdrawal. */
  isCompany?: boolean;
};

/** Why a withdrawal is not accepted, to who sent it. */
export type RefusedWithdrawal = {
  subjectId: string;
  locale: Locale;
  email: string;
  name: string;
  orderNumber: OrderNumber;
  reason: string;
};

/** The carrier's label of a return; the file in base64. */
export type ReturnLabelMail = {
  subjectId: string;
  locale: Locale;
  email: string;
  orderNumber: OrderNumber;
  trackingCode: string;
  file: { name: string; base64: string };
};

/** The receipt of a withdrawal, to who sent it, and the news of it to the shop's people. */
export type WithdrawalMail =
  | ({ kind: 'withdrawal-receipt' } & ReceivedWithdrawal)
  | ({ kind: 'withdrawal-refused' } & RefusedWithdrawal)
  | ({ kind: 'return-label' } & ReturnLabelMail)
  | ({
      kind: 'withdrawal-notice';
      /** Who packs the order, or who looks at everything else. */
      to: string;
      /** The notice is about this order of ours; null: no order has this number and address. */
      matched: { number: OrderNumber; status: string } | null;
    } & ReceivedWithdrawal);
