import type fi from '#web/messages/fi/catalog.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'catalog.label.new': 'New',
  'catalog.label.outlet': 'Outlet',
  'catalog.label.campaign': 'Campaign',
  'catalog.discount': '−{percent} %',

  'catalog.price.now': 'Price',
  'catalog.price.lowest30': 'Lowest price in the last 30 days: {price}',
  'catalog.price.until': 'Valid until {date}',
  'catalog.price.from': 'Price announced on {date}',
  'catalog.price.ask': 'Ask for price',
  'catalog.price.reduced': 'Price now',
  'catalog.price.withoutVat': 'excl. VAT',
  'catalog.price.margin': 'Margin scheme',

  'catalog.stock.stores': { one: 'In {count} store', other: 'In {count} stores' },
  'catalog.stock.web': 'In stock',
  'catalog.stock.last': 'Last one, {store}',
  'catalog.stock.coming': 'Arriving {date}',
  'catalog.stock.order': 'Available to order',
  'catalog.mode.quote': 'By quote only',
  'catalog.mode.deposit': 'Deposit',
  'catalog.used.hours': '{hours} h',
  'catalog.used.kilometres': '{kilometres} km',

  'catalog.stock.none': 'Out of stock',
  'catalog.used.excellent': 'Excellent',
  'catalog.used.good': 'Good',
  'catalog.used.fair': 'Fair',
  'catalog.used.project': 'Needs repair',
  'catalog.wish': 'Add to wish list',
  'catalog.wished': 'On your wish list',
  'catalog.compare': 'Compare',
} as const satisfies MessagesOf<typeof fi>;
