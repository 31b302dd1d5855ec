import type fi from '../fi/withdrawal.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'withdrawal.title': 'Withdraw from a contract',
} as const satisfies MessagesOf<typeof fi>;
