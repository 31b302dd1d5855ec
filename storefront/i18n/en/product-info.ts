import type fi from '../fi/product-info.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'info.phrases': 'What is good about it',
  'info.description': 'Description',
  'info.attributes': 'Technical details',
  'info.itemId': 'Model number',
  'info.ean': 'EAN',
  'info.diagrams': 'Parts diagrams',
  'info.fitment': 'Fits these models',
  'info.fitment.vehicle': 'Make and model',
  'info.fitment.years': 'Model years',
  'info.fitment.all': { one: 'Show all, {count} model', other: 'Show all {count} models' },
  'info.fitment.anyYear': 'all',
  'info.documents': 'Documents',
  'info.maker': 'Manufacturer and safety',
  'info.manufacturer': 'Manufacturer',
  'info.address': 'Address',
  'info.email': 'E-mail',
  'info.responsible': 'Responsible person in the EU',
  'info.warnings': 'Warnings',

  'info.used': 'Used machine',
  'info.used.year': 'Model year',
  'info.used.hours': 'Hours',
  'info.used.kilometres': 'Driven',
  'info.used.condition': 'Condition',
  'info.used.store': 'Store',
  'info.used.margin': 'Margin scheme: the price includes no deductible VAT.',

  'info.recent': 'Recently viewed',
  'info.recent.remember': 'Remember on this device',
  'info.recent.why':
    'The list lives for this visit only, unless you ask us to remember it. We keep product numbers only.',

  'info.store.text': 'We show the stock and pickup time of your store first. The choice is remembered in this browser.',
  'info.store.use': 'Use this store',

  'product.widthCm': 'Width, cm',
  'product.lengthCm': 'Length, cm',
  'product.sizeSteps': '{min}–{max} cm, in steps of {step} cm',
  'product.sizeResult': '{area} m², {price} / pc',
  'product.widthCm.whole': 'Width: give whole centimetres.',
  'product.widthCm.min': 'Width: at least {min} cm.',
  'product.widthCm.max': 'Width: at most {max} cm.',
  'product.widthCm.step': 'Width: in steps of {step} cm from {min} cm.',
  'product.lengthCm.whole': 'Length: give whole centimetres.',
  'product.lengthCm.min': 'Length: at least {min} cm.',
  'product.lengthCm.max': 'Length: at most {max} cm.',
  'product.lengthCm.step': 'Length: in steps of {step} cm from {min} cm.',
  'info.ask': 'Ask about the product',
} as const satisfies MessagesOf<typeof fi>;
