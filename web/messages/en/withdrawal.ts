import type fi from '#web/messages/fi/withdrawal.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'withdrawal.title': 'Withdraw from contract',
  'withdrawal.lead':
    'As a consumer you may withdraw from the contract within 14 days of receiving the goods without giving a reason. You get a receipt by e-mail at once.',
  'withdrawal.exception': 'The right of withdrawal does not apply to goods cut to your measures.',
  'withdrawal.name': 'Name',
  'withdrawal.orderNumber': 'Order number',
  'withdrawal.orderNumberHint':
    'You find it in the order confirmation. If you do not have it, give the date of the order.',
  'withdrawal.email': 'E-mail',
  'withdrawal.emailHint': 'We send the receipt to this address.',
  'withdrawal.message': 'What you withdraw from',
  'withdrawal.messageHint': 'Leave empty to withdraw from the whole contract.',
  'withdrawal.website': 'A field to be left empty',
  'withdrawal.review': 'Review the notice',
  'withdrawal.reviewTitle': 'Review and confirm',
  'withdrawal.reviewText': 'The notice is sent when you press Confirm withdrawal.',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.edit': 'Change the details',
  'withdrawal.all': 'The whole contract',
  'withdrawal.done': 'We have received your notice',
  'withdrawal.doneText': 'Received {time}. We sent a receipt to {email}.',
  'withdrawal.next':
    'Return the goods within 14 days. We refund your payment including the cost of standard delivery within 14 days of the notice; we may wait for the goods to come back.',
  'withdrawal.returns': 'How to return goods',
  'withdrawal.error.required.name': 'Enter your name.',
  'withdrawal.error.required.orderNumber': 'Enter the order number.',
  'withdrawal.error.required.email': 'Enter your e-mail address.',
  'withdrawal.error.tooLong': 'The text is too long.',
  'withdrawal.error.text': 'The text has characters that cannot be used.',
  'withdrawal.error.email': 'Write the e-mail address as name@example.com.',
  'withdrawal.error.of': '{label}: {message}',
  'withdrawal.again': 'The notice has not been sent yet. Press Confirm withdrawal again.',
  'withdrawal.limited':
    'Too many notices have come in a row. Send your notice by e-mail to {email}: it is just as valid.',
  'withdrawal.failed': 'The connection was lost. What you wrote is safe: please try again.',
} as const satisfies MessagesOf<typeof fi>;
