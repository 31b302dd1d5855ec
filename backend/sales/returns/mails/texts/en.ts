import type { WithdrawalTexts } from './fi.ts';

export const withdrawalEn: WithdrawalTexts = {
  subjectOf: 'Withdrawal from contract received: {order}',
  intro:
    'We have received your notice of withdrawal from the contract. This message is the receipt of it: please keep it.',
  receivedAt: 'Received',
  name: 'Name',
  order: 'Order or contract',
  email: 'E-mail',
  what: 'What you withdraw from',
  all: 'The whole contract',
  nextTitle: 'What happens next',
  next: 'Return the goods within 14 days of this notice. We refund your payment including the cost of standard delivery within 14 days of the notice; we may wait for the goods to come back. We will be in touch if we need to know more.',
  introOfCompany: 'We have received your notice. This message is your receipt.',
  nextOfCompany:
    'The order was placed by a company, so we agree on the return separately. We will be in touch. Please do not send the goods before that.',
  exchangeSubject: 'Your exchange: {order}',
  exchangeIntro: 'We have received your request for an exchange and kept the new product for you.',
  exchangeWhat: 'What you exchange',
  exchangeNext:
    'Send the product back unused within 14 days. We send the new one when yours has arrived, or you get it in the store at once.',
  refusedSubject: 'Your notice of withdrawal: {order}',
  refusedIntro: 'We have looked into your notice of withdrawal from the contract. We cannot accept it.',
  why: 'Reason',
  disagree: 'If you disagree, please reply to this message. Consumer Advisory Services (kkv.fi) can help you too.',
  labelSubject: 'Your return label: {order}',
  labelIntro:
    'Your return label is attached to this message. With it, sending the products back to us costs you nothing.',
  labelHow: 'How to return',
  labelPrint: 'Pack the products, print the label and fix it to the parcel.',
  labelBring: "Bring the parcel to one of the carrier's service points and keep the receipt.",
  labelCode: 'Tracking code',
  notYou: 'If you did not send this notice, please answer this message.',
};
