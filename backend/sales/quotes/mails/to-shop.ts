import { formatEuros } from '#domain/base/money.ts';
import type { Block } from './blocks.ts';
import { answerDays, askedBlocks, contactText, offeredBlocks } from './parts.ts';
import type { QuoteMail } from './quote-mail.ts';

const decided = {
  accepted: 'hyväksyi tarjouksen',
  declined: 'ei ottanut tarjousta',
  withdrawn: 'perui tarjouspyynnön',
};

/** What a mail about a quote tells the shop's people, in Finnish; answering it reaches the customer. */
export function toShop(mail: QuoteMail): { subject: string; blocks: Block[] } | null {
  const { quote } = mail;
  const { number } = quote;
  const who: Block[] = [
    { is: 'title', text: 'Asiakas' },
    { is: 'words', text: contactText(quote) },
  ];
  const page: Block = { is: 'link', label: 'Tarjouksen sivu', url: quote.url };
  const end: Block = {
    is: 'words',
    small: true,
    text: `Asiakkaan kieli: ${quote.locale === 'en' ? 'englanti' : 'suomi'}. Vastaa tähän viestiin, niin vastaus menee asiakkaalle.`,
  };
  const said = (text: string): Block[] => (text ? [{ is: 'said', text }] : []);

  switch (mail.kind) {
    case 'quote-request':
      return {
        subject: `Tarjouspyyntö ${number}`,
        blocks: [
          {
            is: 'words',
            text: `Vastaamme ${answerDays()} arkipäivän kuluessa: npm run shop -- quotes draft ${number}`,
          },
          { is: 'title', text: 'Pyydetty' },
          ...askedBlocks(quote, 'fi'),
          ...offeredBlocks(quote, 'fi'),
          ...(quote.contact.message ? [{ is: 'title' as const, text: 'Viesti' }, ...said(quote.contact.message)] : []),
          ...who,
          page,
          end,
        ],
      };
    case 'quote-question':
      return {
        subject: `Kysymys tarjouksesta ${number}`,
        blocks: [
          ...said(mail.words),
          { is: 'words', text: `Sivulla näkyvä vastaus: npm run shop -- quotes say ${number} "…"` },
          ...who,
          page,
          end,
        ],
      };
    case 'quote-decision': {
      const sum = quote.answer ? `, ${formatEuros(quote.answer.totals.total)}` : '';
      return {
        subject: `${quote.contact.firstname} ${quote.contact.lastname} ${decided[mail.decision]} ${number}`,
        blocks: [
          { is: 'words', text: `Asiakas ${decided[mail.decision]}: ${number}${sum}.` },
          ...said(mail.words),
          ...who,
          page,
          end,
        ],
      };
    }
    default:
      return null;
  }
}
