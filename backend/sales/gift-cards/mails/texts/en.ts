import type { GiftCardTexts } from './fi.ts';

export const giftCardEn: GiftCardTexts = {
  subject: 'Your gift card, {shop}',
  subjectMany: '{n} gift cards, {shop}',
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  intro: {
    bought: 'Thank you for your order! Print this message, or pass the code on as it is.',
    given: 'Here is a gift card from us. Print this message, or pass the code on as it is.',
    renewed: 'Here is the new code of your gift card. The old code no longer works.',
  },
  worth: 'Gift card {amount}',
  code: 'Code',
  validUntil: 'Valid until {date}',
  howTitle: 'How to use a gift card',
  how: [
    'Choose "Use a gift card" at the checkout and type this code under "Code of the gift card". The rest is paid another way, and what is not used stays on the card.',
    'A gift card cannot buy another gift card, and it is not exchanged for money.',
  ],
  keep: 'Keep the code safe: whoever has it can use the card.',
  order: 'Order {number}',
};
