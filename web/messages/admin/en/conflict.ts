import type { MessagesOf } from '#web/messages/messages.ts';
import type fi from '../fi/conflict.ts';

export default {
  'conflict.title': 'A colleague changed the same field',
  'conflict.text': 'Nothing has been saved. Choose a value for each field and save.',
  'conflict.somebody': 'Somebody',
  'conflict.field': 'Field',
  'conflict.base': 'Originally',
  'conflict.theirs': 'Saved now',
  'conflict.mine': 'Yours',
  'conflict.save': 'Save',
  'conflict.close': 'Close',
} satisfies MessagesOf<typeof fi>;
