import type fi from '../fi/compare.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'compare.title': 'Compare products',
  'compare.text': 'The products you chose side by side. Differences are marked.',
  'compare.table': 'Comparison of products',
  'compare.only': 'Show differences only',
  'compare.price': 'Price',
  'compare.stock': 'Availability',
  'compare.rating': 'Rating',
  'compare.buy': 'Buy',
  'compare.differs': 'differs',
  'compare.missing': 'not told',
  'compare.remove': 'Remove from comparison: {name}',
  'compare.removeShort': 'Remove',
  'compare.open': 'View product: {name}',
  'compare.openShort': 'View product',
  'compare.empty': 'There is nothing to compare',
  'compare.emptyText': 'Choose up to four products with Compare on a list or a product page.',
  'compare.browse': 'Browse products',
  'compare.bar': 'Comparison',
  'compare.chosen': { one: '{count} product to compare', other: '{count} products to compare' },
  'compare.full': '{most} products fit into a comparison. Remove one of them first.',
  'compare.go': { one: 'Compare {count} product', other: 'Compare {count} products' },
  'compare.clear': 'Clear',
} as const satisfies MessagesOf<typeof fi>;
