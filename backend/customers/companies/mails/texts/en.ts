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
  'role.buyer': 'buyer',
  'role.approver': 'approver',
  'role.owner': 'administrator',
};
