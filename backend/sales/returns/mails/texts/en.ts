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
  notYou: 'If you did not send this notice, please answer this message.',
};
