import type { CompanyMailTexts } from './fi.ts';

export const companyEn: CompanyMailTexts = {
  greeting: 'Hello {name},',
  greetingNoName: 'Hello,',
  'company-approved.subject': 'Your company account is open',
  'company-approved.text':
    'The account of {company} is open. You can now invite buyers and place orders for the company.',
  'company-approved.button': 'Open the company account',
  'company-rejected.subject': 'Your company account was not opened',
  'company-rejected.text': 'We did not open an account for {company}.',
  'company-rejected.reason': 'Reason: {reason}',
  'company-rejected.end': 'You can correct the details and apply again, or reply to this message.',
  'company-invited.subject': 'Invitation to a company account',
  'company-invited.text': '{inviter} invited you to the account of {company}. Your role is {role}.',
  'company-invited.button': 'Open the invitation',
  'company-invited.end':
    'The invitation is valid for {days} days. Sign in or create an account with this e-mail address. If you do not know the company, you can ignore this message.',
  'company-order-waiting.subject': 'An order awaits your approval',
  'company-order-waiting.text': '{buyer} wants to order for {company}. The sum is {net} without VAT.',
  'company-order-waiting.button': 'Open orders',
  'company-order-waiting.end': 'No goods are reserved. Prices and stock are checked when you approve the order.',
  'company-order-approved.subject': 'Your order has been approved',
  'company-order-approved.text': 'The order you made for {company} has been approved.',
  'company-order-refused.subject': 'Your order was not approved',
  'company-order-refused.text': 'The order you made for {company} was not approved.',
  'company-order.button': 'Open orders',
  'role.buyer': 'buyer',
  'role.approver': 'approver',
  'role.owner': 'administrator',
};
