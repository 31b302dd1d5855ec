import type fi from '../fi/compare.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'compare.title': 'Compare products',
} as const satisfies MessagesOf<typeof fi>;
