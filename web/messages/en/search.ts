import type fi from '#web/messages/fi/search.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'search.label': 'Search products',
  'search.placeholder': 'Search products and spare parts',
  'search.submit': 'Search',
} as const satisfies MessagesOf<typeof fi>;
