import type fi from '../fi/parts.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'parts.title': 'Spare part search',
} as const satisfies MessagesOf<typeof fi>;
