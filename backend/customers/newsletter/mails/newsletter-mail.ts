import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { AlertKind, WatchKind } from '#domain/customers/alerts/alert.ts';

/** Where its reader says no: a page for people, and the same address by one click for mail programs (RFC 8058). */
export type Unsubscribing = { unsubscribeUrl: string };

/** A letter in one language: what its file says, rendered. Addresses are absolute. */
export type RenderedLetter = {
  subject: string;
  /** Shown by mail programs beside the subject; may be ''. */
  preview: string;
  html: string;
  text: string;
};

/** A product that somebody waits for, as it is now. Prices in cents including VAT, null when there is none. */
export type WatchedProduct = {
  name: string;
  url: string;
  /** The address of its picture. */
  picture: string | null;
  price: Cents | null;
  salePercent: number | null;
  /** Of the last 30 days; beside every reduction (price-4). */
  lowest30: Cents | null;
  /** What it cost when it was asked for. */
  before: Cents | null;
  /** Stores that have it on the shelf, by name. */
  stores: string[];
};

/** A saved search with the new used machines that match it; `count`: all of them, of which some are named. */
export type ToldSearch = {
  name: string;
  url: string;
  count: number;
  machines: Pick<WatchedProduct, 'name' | 'url' | 'picture' | 'price'>[];
};

/** Mails of the newsletter and of watched products. `subjectId` makes each unique per kind. */
export type NewsletterMail = { subjectId: string; to: string; locale: Locale } & (
  | { kind: 'newsletter-confirm'; url: string; days: number }
  /** Somebody who has the newsletter asked for it again. */
  | ({ kind: 'newsletter-already' } & Unsubscribing)
  | ({ kind: 'newsletter-letter'; letter: RenderedLetter } & Unsubscribing)
  | { kind: 'watch-confirm'; about: WatchKind; product: string; url: string; days: number }
  /** Asks the buyer of these goods for reviews. */
  | ({ kind: 'review-asked'; goods: { name: string; picture: string | null }[]; url: string } & Unsubscribing)
  /** Reminds a customer of the goods in the cart. */
  | ({ kind: 'cart-waiting'; goods: { name: string; picture: string | null }[]; url: string } & Unsubscribing)
  | ({ kind: 'watch-told'; about: AlertKind; product: WatchedProduct } & Unsubscribing)
  | ({ kind: 'search-told' } & ToldSearch & Unsubscribing)
);

export type NewsletterMailKind = NewsletterMail['kind'];

/** Those that nobody ordered: they go to no suppressed address, and wait for nobody who has said no. */
export const MARKETING_MAILS = [
  'newsletter-letter',
  'watch-told',
  'search-told',
  'review-asked',
  'cart-waiting',
] as const satisfies NewsletterMailKind[];

/** Mails that their reader can request again. */
export const REQUESTABLE_NEWSLETTER_MAILS: readonly NewsletterMailKind[] = [
  'newsletter-confirm',
  'newsletter-already',
  'watch-confirm',
];

const PROOF = 'proof:';
/** The subject of a letter that the shop's people send themselves to look at: it goes whatever they said as readers. */
export const proofSubject = (about: string): string => `${PROOF}${about}`;
export const isProof = (subjectId: string): boolean => subjectId.startsWith(PROOF);
