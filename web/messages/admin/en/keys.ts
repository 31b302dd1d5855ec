import type fi from '#web/messages/admin/fi/keys.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'keys.title': 'Keyboard shortcuts',
  'keys.here': 'On this page',
  'keys.rows': 'Rows',
  'keys.pages': 'Go to page',
  'keys.next': 'Next row',
  'keys.previous': 'Previous row',
  'keys.open': 'Open the row',
  'keys.select': 'Select the row',
  'keys.extend': 'Extend the selection to here',
  'keys.off': 'Switch single-key shortcuts off',
  'keys.on': 'Switch single-key shortcuts on',
} satisfies MessagesOf<typeof fi>;
