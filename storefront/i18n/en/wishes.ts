import type fi from '../fi/wishes.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'wishes.title': 'Wish lists',
} as const satisfies MessagesOf<typeof fi>;
