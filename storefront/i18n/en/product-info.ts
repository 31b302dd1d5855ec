import type fi from '../fi/product-info.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'info.phrases': 'What is good about it',
  'info.description': 'Description',
  'info.attributes': 'Technical details',
  'info.itemId': 'Model number',
  'info.ean': 'EAN',
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
  'info.used.excellent': 'Excellent',
  'info.used.good': 'Good',
  'info.used.fair': 'Fair',
  'info.used.project': 'Needs repair',
  'info.used.store': 'Store',
  'info.used.margin': 'Margin scheme: the price includes no deductible VAT.',

  'info.recent': 'Recently viewed',
  'info.recent.remember': 'Remember on this device',
  'info.recent.why':
    'The list lives for this visit only, unless you ask us to remember it. We keep product numbers only.',

  'info.store.text': 'We show the stock and pickup time of your store first. The choice is remembered in this browser.',
  'info.store.use': 'Use this store',

  'info.quote.title': 'Ask for a quote',
  'info.quote.text': 'Call or write: tell us what you need and we will make an offer.',
  'info.quote.mail': 'Send an e-mail',
  'info.quote.body': 'Hello,\n\nI would like a quote for {name} ({sku}).\n{url}\n\nMy wishes and contact details:\n',
} as const satisfies MessagesOf<typeof fi>;
