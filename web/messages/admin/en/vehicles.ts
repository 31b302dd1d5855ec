import type { MessagesOf } from '#web/messages/messages.ts';
import type fi from '../fi/vehicles.ts';

export default {
  'vehicles.title': 'Vehicles',
  'vehicles.intro':
    'Choose vehicles and give the codes of products. You see every row before anything changes, and can undo it all.',
  'vehicles.search': 'Make or model',
  'vehicles.none': 'No vehicles',
  'vehicles.select': 'Select {name}',
  'vehicles.make': 'Make',
  'vehicles.model': 'Model',
  'vehicles.years': 'Years',
  'vehicles.allYears': 'all',
  'vehicles.goods': 'Products',
  'vehicles.one': 'New vehicle',
  'vehicles.oneHint': 'Added to the selected ones, or takes their place.',
  'vehicles.yearFrom': 'From year',
  'vehicles.yearTo': 'To year',
  'vehicles.skus': 'Codes of products',
  'vehicles.skusHint': 'One a line, or divided by spaces. Spare parts as code@supplier.',
  'vehicles.copyFrom': 'Copy from product',
  'vehicles.copyFromHint': 'The products get the vehicles of this one.',
  'vehicles.add': 'Add to products',
  'vehicles.remove': 'Remove from products',
  'vehicles.copy': 'Copy to products',
  'vehicles.replace': 'Replace selected by the new one',
  'vehicles.replaceHint': 'All products that fit the selected vehicles get the new one in their place.',
  'vehicles.error': 'Select a vehicle or give a new one, and give the codes of products. Nothing changed.',
  'vehicles.set': 'Fitment: {goods} rows',
} satisfies MessagesOf<typeof fi>;
