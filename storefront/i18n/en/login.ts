import type fi from '../fi/login.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'login.title': 'Sign in',
} as const satisfies MessagesOf<typeof fi>;
