import type { MessagesOf } from '#web/messages/messages.ts';
import type fi from '../fi/sign-in.ts';

export default {
  'signIn.title': 'Sign in to the office',
  'signIn.demo': 'Demo: continue as {name}.',
  'signIn.asRole': 'Sign in as {role}',
  'signIn.linkUsed': 'This link was used or has expired. Restart the demo for new links.',
  'signIn.role.owner': 'Owner',
  'signIn.role.manager': 'Manager',
  'signIn.role.sales': 'Sales',
  'signIn.role.store': 'Store',
  'signIn.role.content': 'Content',
  'signIn.role.accounting': 'Accounting',
} satisfies MessagesOf<typeof fi>;
