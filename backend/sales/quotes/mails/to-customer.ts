import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { Block } from './blocks.ts';
import { answerBlocks, answerDays, askedBlocks, dayText, fileBlocks, offeredBlocks, quoteTexts } from './parts.ts';
import type { QuoteMail } from './quote-mail.ts';

/** What a mail about a quote tells its customer, in the customer's language; null: it goes to the shop. */
export function toCustomer(mail: QuoteMail): { subject: string; blocks: Block[] } | null {
  const { quote } = mail;
  const { locale, number } = quote;
  const t = quoteTexts[locale];
  const name = greetingName(quote.contact.firstname);
  const hello: Block = { is: 'words', text: name ? fill(t.greeting, { name }) : t.greetingNoName };
  const words = (text: string, facts: Record<string, string | number> = {}): Block => ({
    is: 'words',
    text: fill(text, { number, ...facts }),
  });
  const open = (label = t.open): Block => ({ is: 'button', label, url: quote.url, paste: t.paste });
  const subject = (text: string) => fill(text, { number });
  const day = quote.answer ? dayText(quote.answer.lastDay, locale) : '';

  switch (mail.kind) {
    case 'quote-copy':
      return {
        subject: subject(t.copy.subject),
        blocks: [
          hello,
          words(t.copy.intro, { days: answerDays() }),
          open(t.openRequest),
          { is: 'title', text: t.asked },
          ...askedBlocks(quote, locale),
          ...offeredBlocks(quote, locale),
          ...(quote.contact.message
            ? ([
                { is: 'title', text: t.yourMessage },
                { is: 'said', text: quote.contact.message },
              ] as const)
            : []),
        ],
      };
    case 'quote-answer':
      return {
        subject: subject(t.answer.subject),
        blocks: [
          hello,
          words(t.answer.intro),
          open(),
          ...answerBlocks(quote, locale),
          { is: 'link', label: t.pdf, url: quote.pdfUrl },
          ...fileBlocks(quote),
          words(t.ask),
        ],
      };
    case 'quote-order':
      return {
        subject: subject(t.order.subject),
        blocks: [
          hello,
          words(t.order.intro, { day }),
          { is: 'button', label: t.order.pay, url: quote.payUrl, paste: t.paste },
          ...answerBlocks(quote, locale),
          { is: 'link', label: t.open, url: quote.url },
          words(t.order.notYou),
        ],
      };
    case 'quote-reminder':
      return {
        subject: subject(t.reminder.subject),
        blocks: [
          hello,
          words(quote.isAccepted ? t.reminder.accepted : t.reminder.intro, { day }),
          open(),
          ...answerBlocks({ ...quote, answer: quote.answer && { ...quote.answer, words: '' } }, locale),
        ],
      };
    case 'quote-words': {
      const said = mail.isReply ? t.reply : t.words;
      return {
        subject: subject(said.subject),
        blocks: [
          hello,
          words(said.intro),
          { is: 'said', text: mail.words },
          ...fileBlocks(quote),
          open(quote.answer ? t.open : t.openRequest),
        ],
      };
    }
    case 'quote-withdrawn': {
      // without an answer nothing was offered that could be taken back
      const told = quote.answer ? t.withdrawn : t.turnedDown;
      return {
        subject: subject(told.subject),
        blocks: [
          hello,
          words(told.intro),
          ...(mail.words ? [{ is: 'said' as const, text: mail.words }] : []),
          words(t.withdrawn.again),
        ],
      };
    }
    default:
      return null;
  }
}
