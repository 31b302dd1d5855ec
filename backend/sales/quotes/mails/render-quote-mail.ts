import type { ShopContext } from '#backend/platform/context.ts';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { withoutLinks, withoutTypedLinks } from '#backend/platform/mail/without-typed-links.ts';
import { shop } from '#shop.config';
import { blocksHtml, blocksText } from './blocks.ts';
import type { MailedQuote, QuoteMail } from './quote-mail.ts';
import { toCustomer } from './to-customer.ts';
import { toShop } from './to-shop.ts';

/** A mail about a quote, to its customer or to the shop; an answer to it reaches the other side. */
export async function quoteMail(mail: QuoteMail, shopAddress: string): Promise<RenderedMail> {
  const { contact } = mail.quote;
  const told = toCustomer(mail);
  const { subject, blocks } = told ?? toShop(mail) ?? { subject: mail.quote.number, blocks: [] };
  const locale = told ? mail.quote.locale : 'fi';
  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: told ? contact.email : shopAddress,
    replyTo: told ? shop.email : contact.email,
    locale,
    subject,
    html: String(await layout({ locale, title: subject, body: blocksHtml(blocks) })),
    text: [blocksText(blocks), textFooter().join('\n')].join('\n\n'),
  };
}

/** What a browser sent of a quote; names of goods, too, where the shop does not know their sku. */
const withoutLinksIn = (quote: MailedQuote): MailedQuote => ({
  ...quote,
  contact: withoutTypedLinks(quote.contact),
  items: quote.items.map((item) => ({
    ...item,
    title: withoutLinks(item.title),
    variationName: withoutLinks(item.variationName),
  })),
  offered: withoutTypedLinks(quote.offered),
  enquiry: withoutTypedLinks(quote.enquiry),
});

/** A mail to the customer: its address is one that anybody may have typed. */
export const customerQuoteMail = ({ quote, ...mail }: QuoteMail, shopAddress: string): Promise<RenderedMail> =>
  quoteMail({ ...mail, quote: withoutLinksIn(quote) }, shopAddress);

/** The renderers of mails about quotes; those to the customer go to an address that anybody may have typed. */
export function quoteMails({ settings }: Pick<ShopContext, 'settings'>): MailRenderers<QuoteMail> {
  const render = (mail: QuoteMail) => quoteMail(mail, settings.STORE_ALERT_EMAIL);
  const renderForCustomer = (mail: QuoteMail) => customerQuoteMail(mail, settings.STORE_ALERT_EMAIL);
  return {
    'quote-copy': renderForCustomer,
    'quote-answer': renderForCustomer,
    'quote-order': renderForCustomer,
    'quote-reminder': renderForCustomer,
    'quote-words': renderForCustomer,
    'quote-withdrawn': renderForCustomer,
    'quote-request': render,
    'quote-question': render,
    'quote-decision': render,
  };
}
