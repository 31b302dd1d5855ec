import type { QuoteTexts } from './fi.ts';

export const quotesEn: QuoteTexts = {
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  open: 'Open the quote',
  openRequest: 'See the request',
  paste: 'If the button does not work, copy this address into your browser:',
  pdf: 'The quote as a PDF file',
  files: 'Attachments',
  offered: 'Offered in exchange',
  asked: 'You asked for a quote for these',
  yourMessage: 'Your message',
  lines: 'Quote',
  pieces: 'Qty {count}',
  each: '{price} each',
  goods: 'Total without delivery',
  delivery: 'Delivery: {label}',
  total: 'Total incl. VAT',
  net: 'Price excl. VAT',
  tradeIn: 'Trade-in: {title}',
  payNow: 'To pay when ordering',
  tradeInTerms:
    'You hand over the trade-in at the pickup, and it pays the rest of the price. The credit is confirmed when we have inspected it.',
  deliveryAtCheckout: 'You choose the delivery and see its price at the checkout.',
  deliveryTime: 'Delivery time',
  validUntil: 'The quote is valid until {day}.',
  ask: 'You can ask more on the page of the quote or by replying to this message.',
  copy: {
    subject: 'Your quote request {number}',
    intro: 'Thank you for your quote request! Its number is {number}. We answer within {days} working days.',
  },
  answer: {
    subject: 'Quote {number}',
    intro: 'Here is our quote. Accept it on its page and you can order at these prices.',
  },
  order: {
    subject: 'Your order {number} is ready to be paid',
    intro: 'Thank you for your call! Your order is ready. Please pay by {day} and we will deliver it.',
    pay: 'Pay now',
    notYou: 'If you did not order these, please reply to this message. Nothing is charged before you pay.',
  },
  reminder: {
    subject: 'Quote {number} ends soon',
    intro: 'This is a reminder that our quote is valid until {day}.',
    accepted: 'You have accepted our quote. You can order at its prices until {day}.',
  },
  words: { subject: 'A message about quote {number}', intro: 'We have written to you about the quote:' },
  reply: { subject: 'Answer to your message, quote {number}', intro: 'We have answered your message:' },
  withdrawn: {
    subject: 'Quote {number} has been withdrawn',
    intro: 'Unfortunately we cannot keep the quote. We are sorry about this.',
    again: 'You can ask for a new quote at any time.',
  },
  turnedDown: {
    subject: 'We cannot make quote {number}',
    intro: 'Thank you for your quote request. Unfortunately we cannot make a quote for it. We are sorry about this.',
  },
};
