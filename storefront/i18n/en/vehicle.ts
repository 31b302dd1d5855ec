import type fi from '../fi/vehicle.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'vehicle.title': 'My vehicle',
} as const satisfies MessagesOf<typeof fi>;
