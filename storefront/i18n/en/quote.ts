import type fi from '../fi/quote.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'quote.title': 'Quote cart',
} as const satisfies MessagesOf<typeof fi>;
