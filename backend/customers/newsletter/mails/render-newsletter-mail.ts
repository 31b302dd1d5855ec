import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import { withoutLinks } from '#backend/platform/mail/without-typed-links.ts';
import { SEARCH_KIND } from '#domain/customers/alerts/alert.ts';
import { shop } from '#shop.config';
import { letterParts } from './letter.ts';
import type { NewsletterMail } from './newsletter-mail.ts';
import { buttonMail, type MailParts, toMail } from './parts.ts';
import { searchToldParts } from './search-told.ts';
import { newsletterEn } from './texts/en.ts';
import { newsletterFi } from './texts/fi.ts';
import { toldParts } from './watch-told.ts';

const texts = { fi: newsletterFi, en: newsletterEn };

function partsOf(mail: NewsletterMail): MailParts {
  const t = texts[mail.locale];
  switch (mail.kind) {
    case 'newsletter-confirm':
      return buttonMail(t, t.confirm, { url: mail.url, facts: { shop: shop.name, days: mail.days } });
    case 'newsletter-already': {
      const { subject, intro } = t.already;
      return {
        ...buttonMail(t, { subject, intro, notes: [] }, { facts: { shop: shop.name } }),
        unsubscribe: { url: mail.unsubscribeUrl, label: t.letter.unsubscribe },
      };
    }
    case 'newsletter-letter':
      return letterParts(t, mail);
    case 'watch-confirm': {
      const { button, notes, ...kinds } = t.watchConfirm;
      // the name of a search is typed and may be sent to another person’s address
      const [product, days] = [mail.about === SEARCH_KIND ? withoutLinks(mail.product) : mail.product, mail.days];
      const words = { button, notes, ...kinds[mail.about] };
      return buttonMail(t, words, { url: mail.url, facts: { product, days } });
    }
    case 'review-asked':
    case 'cart-waiting': {
      const { subject, intro, button, notes } = mail.kind === 'cart-waiting' ? t.cartWaiting : t.reviewAsked;
      return {
        ...buttonMail(t, { subject, intro, goods: mail.goods, button, notes }, { url: mail.url, facts: {} }),
        why: fill(t.letter.why, { shop: shop.name }),
        unsubscribe: { url: mail.unsubscribeUrl, label: t.letter.unsubscribe },
      };
    }
    case 'watch-told':
      return toldParts(t, mail);
    case 'search-told':
      return searchToldParts(t, mail);
  }
}

/**
 * The header that lets mail programs unsubscribe by one click (RFC 8058): the address says list and reader, and takes a
 * POST without a cookie. A mail to the shop is the other way, for programs that know no better.
 */
function unsubscribeHeaders(url: string): Record<string, string> {
  const token = new URL(url).searchParams.get('t') ?? '';
  return {
    'List-Unsubscribe': `<${url}>, <mailto:${shop.email}?subject=unsubscribe%20${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A mail of the newsletter or of a watched product, in its reader's language, as HTML and text. */
export async function newsletterMail(mail: NewsletterMail): Promise<RenderedMail> {
  const { subject, html, text } = await toMail(partsOf(mail), mail.locale);
  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: mail.to,
    locale: mail.locale,
    replyTo: shop.email,
    subject,
    html,
    text,
    ...('unsubscribeUrl' in mail && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
  };
}

/** The renderers of mails of the newsletter and of watched products. */
export const newsletterMails: MailRenderers<NewsletterMail> = {
  'newsletter-confirm': newsletterMail,
  'newsletter-already': newsletterMail,
  'newsletter-letter': newsletterMail,
  'watch-confirm': newsletterMail,
  'watch-told': newsletterMail,
  'search-told': newsletterMail,
  'review-asked': newsletterMail,
  'cart-waiting': newsletterMail,
};
