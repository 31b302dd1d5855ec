import type fi from '../../fi/site/notices.ts';
import type { MessagesOf } from '../../messages.ts';

export default {
  'notices.offline': 'The shop cannot be reached.',
  'notices.offlineText': 'Changes cannot be saved until the connection is back. Your cart and quote cart are safe.',
  'notices.newBuild': 'There is a new version of the shop.',
  'notices.reload': 'Reload the page',
  'notices.later': 'Not now',
} as const satisfies MessagesOf<typeof fi>;
