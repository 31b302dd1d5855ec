import type fi from '../fi/account.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'account.title': 'My account',
} as const satisfies MessagesOf<typeof fi>;
