import type fi from '../../fi/site/contact.ts';
import type { MessagesOf } from '../../messages.ts';

export default {
  'contact.title': 'Contact us',
  'contact.productTitle': 'Ask about a product',
  'contact.description':
    'Send a message to customer service or a store, or call. We answer by e-mail as soon as we can.',
  'contact.lead': 'Write to us and we will answer by e-mail. You get a copy of your message.',
  'contact.product': 'The question is about',
  'contact.store': 'Recipient',
  'contact.service': 'Customer service',
  'contact.reached': 'Contact details',
  'contact.message': 'Message',
  'contact.name': 'Name',
  'contact.email': 'E-mail',
  'contact.emailHint': 'The answer and a copy of your message come here.',
  'contact.phone': 'Phone',
  'contact.website': 'Leave empty',
  'contact.send': 'Send message',
  'contact.sendFeedback': 'Send feedback',
  'contact.done': 'Your message has been sent. Its number is {number}, and a copy is on its way to {email}.',
  'contact.next': 'We answer as soon as we can.',
  'contact.nextFeedback': 'We answer within two weeks.',
  'contact.again': 'The message was not sent yet. Check it and press again.',
  'contact.limited': 'Too many messages have been sent in a row. Wait a moment, or write to {email}.',
  'contact.failed': 'The connection was lost. The message was not sent, please try again.',
  'contact.error.required': 'Please fill in this field.',
  'contact.error.tooLong': 'At most {max} characters.',
  'contact.error.text': 'The field has characters we cannot take.',
  'contact.error.email': 'Please check the e-mail address.',
  'contact.error.phone': 'Please check the phone number.',
  'contact.error.of': '{label}: {message}',
  'contact.feedbackTitle': 'Give feedback on accessibility',
  'contact.feedbackLead':
    'Did you find a barrier, or need information in another form? Tell us on which page and with which tools. We answer within two weeks.',
  'contact.statementTitle': 'Accessibility statement',
  'contact.statementDescription': 'How the shop meets the requirements of accessibility, and a form for feedback.',
} as const satisfies MessagesOf<typeof fi>;
