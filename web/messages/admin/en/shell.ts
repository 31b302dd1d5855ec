import type fi from '#web/messages/admin/fi/shell.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'shell.missing': 'Page not found',
  'shell.broken': 'Something went wrong',
  'shell.forbidden': 'You do not have the right to this',
  'shell.toToday': 'Go to Today',
  'shell.today': 'Today',
} satisfies MessagesOf<typeof fi>;
