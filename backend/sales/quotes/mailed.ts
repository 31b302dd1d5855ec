import { thumbnail } from '#backend/platform/mail/templates/picture.ts';
import type { Sku } from '#domain/base/ids.ts';
import { localePrefix, localize } from '#domain/base/locale.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { lastDay } from '#domain/sales/quotes/quote-times.ts';
import { shop } from '#shop.config';
import type { QuoteFile } from './files/queries.ts';
import type { MailedQuote } from './mails/quote-mail.ts';
import type { StoredQuote } from './stored-quote.ts';

/** Path of a quote's page, in its customer's language. */
const pathOf = ({ locale, secret }: StoredQuote) => `${localePrefix(locale)}/tarjous/${secret}`;

/** Where an accepted quote is ordered and paid. */
export const payLink = ({ locale, secret }: Pick<StoredQuote, 'locale' | 'secret'>, baseUrl: string): string =>
  `${baseUrl}${localePrefix(locale)}/kassa?tarjous=${encodeURIComponent(secret)}`;

/** The label of the quoted delivery; null: chosen at the checkout. */
export function deliveryLabel({ answer, locale }: Pick<StoredQuote, 'answer' | 'locale'>): string | null {
  if (!answer?.delivery) return null;
  const method = shippingMethod(answer.delivery.methodId);
  return method ? localize(method.label, locale).text : answer.delivery.methodId;
}

/** A quote as used by its mails; `files` go with this one. */
export function mailedQuote(quote: StoredQuote, baseUrl: string, files: readonly QuoteFile[] = []): MailedQuote {
  const { answer, validUntil } = quote;
  const imageOf = (sku: Sku | null) => quote.items.find((item) => item.sku === sku)?.image ?? null;
  const url = baseUrl + pathOf(quote);
  return {
    number: quote.number,
    locale: quote.locale,
    contact: quote.contact,
    items: quote.items.map((item) => ({ ...item, picture: thumbnail(item.image, baseUrl) })),
    offered: quote.tradeIn,
    enquiry: quote.partEnquiry,
    url,
    pdfUrl: `${url}/tarjous.pdf`,
    payUrl: payLink(quote, baseUrl),
    answer: answer &&
      validUntil && {
        lines: answer.lines.map((line) => ({ ...line, picture: thumbnail(imageOf(line.sku), baseUrl) })),
        totals: quoteReplyTotals(answer),
        delivery: deliveryLabel(quote),
        deliveryTime: answer.deliveryTime,
        words: answer.words,
        tradeIn: answer.tradeIn ?? null,
        lastDay: lastDay(validUntil, shop.timeZone),
      },
    files: files.map(({ id, name }) => ({ name, url: `${url}/liitteet/${id}` })),
    isAccepted: quote.status === 'accepted',
  };
}
