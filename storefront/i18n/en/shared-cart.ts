import type fi from '../fi/shared-cart.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'shared.title': 'Shared cart',
} as const satisfies MessagesOf<typeof fi>;
