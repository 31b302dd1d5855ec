import type { MessagesOf } from '#web/messages/messages.ts';
import type fi from '../fi/lists.ts';

export default {
  'lists.views': 'Views',
  'lists.search': 'Search',
  'lists.clear': 'Clear the search',
  'lists.first': 'To the beginning',
  'lists.next': 'Older',
  'lists.more': 'over {count}',
  'lists.all': 'All',
  'lists.anyone': 'Anyone',
  'lists.nobody': 'Nobody',
  'lists.assignee': 'Assignee',
  'lists.store': 'Store',
  'lists.allStores': 'All stores',
  'lists.template': 'Template',
  'lists.useTemplate': 'Use the template',
  'lists.locale': 'Language',
  'lists.locale.fi': 'Finnish',
  'lists.locale.en': 'English',
  'filter.add': 'Filter',
  'filter.apply': 'Apply',
  'filter.remove': 'Remove filter {name}',
  'lists.save': 'Save',
  'lists.needsProof':
    'This needs your confirmation. Confirm with a passkey or a code and send again. Nothing has been saved.',
  'lists.needsApproval': 'This needs the approval of another person. Nothing has been sent.',
} satisfies MessagesOf<typeof fi>;
