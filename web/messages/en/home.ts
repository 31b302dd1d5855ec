import type fi from '#web/messages/fi/home.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'home.popular': 'Most popular categories',
  'home.campaigns': 'Campaigns',
  'home.new': 'New arrivals',
  'home.offers': 'Offers',
  'home.parts': 'Find a spare part by product number',
  'home.partsText':
    'The number is in the parts diagram, on the side of the old part or in the service book. The first digits are enough.',
  'home.partCode': 'Product number',
  'home.partExample': 'e.g. {code}',
  'home.supplier': 'Supplier',
  'home.allSuppliers': 'All suppliers',
  'home.findPart': 'Find part',
  'home.byMachine': 'Choose your machine',
  'home.manyParts': 'Paste many product numbers at once',
  'home.bySupplier': 'Or choose a supplier',
  'home.brands': 'Brands',
  'home.allBrands': 'All brands',
  'home.storesToday': 'Stores today',
  'home.articles': 'News and articles',
  'home.hours.closedToday': 'Closed today',
  'home.hours.open': 'Open today until {time}',
  'home.hours.soon': 'Closing soon, at {time}',
  'home.hours.opens': 'Opens at {time}',
  'home.hours.tomorrow': 'Closed now, opens tomorrow at {time}',
  'home.hours.next': 'Closed now, opens {day} at {time}',
  'home.hours.closed': 'Closed now',
} as const satisfies MessagesOf<typeof fi>;
