import type fi from '#web/messages/fi/quick.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'quick.suggestions': 'Search suggestions',
  'quick.categories': 'Categories',
  'quick.pages': 'Pages',
  'quick.articles': 'News and articles',
  'quick.parts': 'Spare parts',
  'quick.products': 'Products',
  'quick.all': 'Show all products',
  'quick.none': 'No products found.',
  'quick.failed': 'Search suggestions are not available right now.',
  'quick.searchFor': 'Search for {query}',
  'quick.partSearch': 'Spare part search',
  'quick.partSearchFor': 'Spare part search: {code}',
  'quick.found': {
    one: '{count} suggestion. Choose with the arrow keys.',
    other: '{count} suggestions. Choose with the arrow keys.',
  },
} as const satisfies MessagesOf<typeof fi>;
