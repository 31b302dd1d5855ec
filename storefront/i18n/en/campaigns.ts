import type fi from '../fi/campaigns.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'campaigns.title': 'Campaigns',
} as const satisfies MessagesOf<typeof fi>;
