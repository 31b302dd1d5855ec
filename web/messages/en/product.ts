import type fi from '#web/messages/fi/product.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'product.sku': 'Product number {sku}',
  'product.ean': 'EAN {ean}',
  'product.options': 'Options',
  'product.chooseFirst': 'Choose {name}',
  'product.choose': 'Choose',
  'product.optionNone': '{value}, out of stock',
  'product.optionOther': '{value}, not in this combination',
  'product.amount': 'Quantity',
  'product.add': 'Add to cart',
  'product.reserve': 'Reserve with a deposit',
  'product.reserveShort': 'Reserve',
  'product.deposit': 'Deposit now {now}, the remaining {rest} at pickup',
  'product.askQuote': 'Ask for a quote',
  'product.addQuote': 'Add to quote cart',
  'product.notAvailable': 'Sold out online: ask a store',
  'product.storeStock': 'Availability in stores',
  'product.storePieces': { one: 'In stock, {count} pc', other: 'In stock, {count} pcs' },
  'product.storeNone': 'Out of stock',
  'product.nextDelivery': 'Next delivery {date}',
  'product.backorder': 'Made to order: order now, we send it as soon as it arrives',
  'product.limited': 'Discontinued, {count} left',
  'product.breaks': 'Quantity prices',
  'product.breakFrom': '{count} or more',
  'product.breakEach': '{price} each',

  'product.size': 'Size',
  'product.sizeLimits': '{min}–{max} cm',
  'product.sizeGive': 'Give width and length to see the price.',

  'product.transfer': 'transfer in 2–\u20604 working\u00a0days',
  'product.pickup': 'ready for pickup',
  'product.store.choose': 'Choose your store',
  'product.store.change': 'Change store',
  'product.store.own': 'Your store',

  'product.milieu': '{name} in use',
  'product.related': 'See also',
  'product.popular': 'Other popular products',
  'product.accessories': 'Accessories',

  'product.needsScript': 'The cart needs JavaScript. You can also order by phone: {phone}.',
} as const satisfies MessagesOf<typeof fi>;
