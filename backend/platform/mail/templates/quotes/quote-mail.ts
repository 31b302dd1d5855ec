import { shop } from '#shop.config';
import type { RenderedMail } from '../../message.ts';
import type { QuoteMail } from '../../quote-mail.ts';
import { layout, textFooter } from '../layout.ts';
import { blocksHtml, blocksText } from './blocks.ts';
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
