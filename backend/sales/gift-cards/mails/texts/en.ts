import type { GiftCardTexts } from './fi.ts';

export const giftCardEn: GiftCardTexts = {
  subject: 'Your gift card, {shop}',
  subjectMany: '{n} gift cards, {shop}',
  subjectSent: 'A gift card for you from {sender}',
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  intro: {
    bought: 'Thank you for your order! Print this message, or pass the code on as it is.',
    given: 'Here is a gift card from us. Print this message, or pass the code on as it is.',
    renewed: 'Here is the new code of your gift card. The old code no longer works.',
    sent: '{sender} has sent you a gift card.',
    print: 'Here is the gift card for {recipient}. Print it and hand it over.',
  },
  worth: 'Gift card {amount}',
  code: 'Code',
  validUntil: 'Valid until {date}',
  print: 'Print the card as a PDF',
  howTitle: 'How to use a gift card',
  how: [
    'Choose "Use a gift card" at the checkout and type this code under "Code of the gift card". The rest is paid another way, and what is not used stays on the card.',
    'A gift card cannot buy another gift card, and it is not exchanged for money.',
  ],
  keep: 'Keep the code safe: whoever has it can use the card.',
  order: 'Order {number}',
  greetingTo: 'For {name}',
};
