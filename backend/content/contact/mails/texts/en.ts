import type { ContactTexts } from './fi.ts';

export const contactEn: ContactTexts = {
  subject: 'We have received your message {number}',
  intro: 'Thank you for your message. Its number is {number}, and it was sent to {to}.',
  answer: 'We answer by e-mail within {days} working days. Customer service is open {hours}.',
  answerAccessibility: 'We answer feedback on accessibility within two weeks.',
  answerSubject: 'Answer to your message {number}',
  service: 'customer service',
  product: 'Product',
  message: 'Your message',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  notYou: 'If you did not send this message, please answer it and we will delete it.',
};
