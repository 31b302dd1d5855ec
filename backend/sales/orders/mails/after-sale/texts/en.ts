import { statusTexts } from '#domain/sales/orders/status-texts.ts';
import type { AfterSaleTexts } from './fi.ts';

export const en: AfterSaleTexts = {
  greeting: 'Hello {name},',
  openOrder: 'View the order',
  shipped: {
    subject: 'Your order {number} has been sent',
    intro: statusTexts.en.shipped.line,
    partSubject: 'Part of your order {number} has been sent',
    partIntro: 'Part of your order is on its way. We will send the rest separately.',
    codeIntro: 'Your order has another parcel on its way.',
    rest: 'Still to come',
    carrier: 'Carrier',
    code: 'Tracking code',
    follow: 'Follow the parcel',
    contents: 'In the parcel',
  },
  ready: {
    subject: 'Your order {number} is ready to be picked up',
    intro: 'Your order is waiting for you at the store. Please bring the order number and proof of identity.',
    kept: 'We keep it for 14 days.',
    code: 'Show this code when you pick the order up, so that we find it at once.',
    codeLabel: 'Pickup code',
    due: 'To be paid at pickup: {later}.',
    hours: 'Opening hours',
    contents: 'To be picked up',
  },
  expected: {
    subject: 'Your order {number} is waiting for goods',
    movedSubject: 'New expected day for your order {number}',
    intro: 'Part of your order is not in stock yet. We expect the missing products on the day below.',
    movedIntro:
      'We now expect the missing products of your order on another day than before. The new estimate is below.',
    sent: 'We will send them as soon as we have them.',
    pickup: 'We will tell you as soon as you can pick them up.',
    help: 'If the day does not suit you, reply to this message. We will exchange the product or refund you.',
    goods: 'Expected to arrive',
  },
  changed: {
    subject: 'Details of your order {number} have been updated',
    intro: 'We have updated the details of your order. If anything is wrong, reply to this message.',
  },
  emailChanged: {
    subject: 'The e-mail address of your order {number} has been changed',
    intro:
      'From now on we send messages about your order to another address. If you did not ask for this, reply to this message at once.',
  },
  link: {
    subject: 'Your order {number}',
    intro: 'Here is the link to your order that you asked for. If you did not ask for it, there is nothing to do.',
  },
  refund: {
    subject: 'Refund of order {number}: {sum}',
    cancelledSubject: 'Your order {number} has been cancelled',
    intro: 'We are refunding you {sum} of order {number}.',
    cancelledIntro: 'Your order {number} has been cancelled, and we are refunding you {sum}.',
    cancelledFree: 'Your order {number} has been cancelled. It cost nothing, so there is nothing to refund.',
    late_payment: 'Your payment came when order {number} had already been cancelled. We are refunding you {sum}.',
    paid_twice: 'Order {number} was paid for twice. We are refunding you the second payment, {sum}.',
    reason: 'Reason',
    what: 'What is refunded',
    delivery: 'Delivery',
    reduction: 'Reduction',
    ways: 'How you get the money',
    gateway:
      '{sum} to the means of payment you used. The money usually shows on your account within 1–5 banking days. If your bank does not take refunds directly, our payment provider Paytrail asks you for an account number by e-mail, or we contact you.',
    giftCard: '{sum} to the gift card you paid with. You can use it at once.',
  },
};
