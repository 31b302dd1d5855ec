import type fi from '../fi/search.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'search.label': 'Search products',
  'search.placeholder': 'Search products and spare parts',
  'search.submit': 'Search',
} as const satisfies MessagesOf<typeof fi>;
