import type fi from '../fi/search.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'search.label': 'Search products',
  'search.placeholder': 'Search products',
  'search.submit': 'Search',
  'search.suggestions': 'Search suggestions',
  'search.categories': 'Categories',
  'search.pages': 'Pages',
  'search.articles': 'News and articles',
  'search.products': 'Products',
  'search.all': 'Show all products',
  'search.none': 'No products found.',
  'search.found': { one: '{count} suggestion', other: '{count} suggestions' },

  'search.title': 'Search',
  'search.titleFor': 'Search: {query}',
  'search.corrected': 'Showing results for {query}',
  'search.empty': 'Type what you are looking for in the search box.',
  'search.zeroTitle': 'No products found.',
  'search.zeroText': 'Nothing was found for “{query}”.',
  'search.zeroTips': 'Check the spelling, try a shorter word or look at the most popular categories.',
  'search.zeroHelp': 'Can’t find it? Call us and we will look together: {phone}',
} as const satisfies MessagesOf<typeof fi>;
