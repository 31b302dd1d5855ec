import type fi from '#web/messages/admin/fi/saved-views.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'views.title': 'Views',
  'views.save': 'Save view',
  'views.change': 'Edit view',
  'views.saveTitle': 'Save the filters as a view',
  'views.name': 'Name',
  'views.shared': 'Show to all staff',
  'views.remove': 'Remove view {name}',
} satisfies MessagesOf<typeof fi>;
