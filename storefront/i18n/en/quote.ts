import type fi from '../fi/quote.ts';
import type { MessagesOf } from '../messages.ts';

export default {
  'quote.title': 'Quote cart',
  'quote.lead': 'Collect the products you want a quote for. The list is kept in this browser.',
  'quote.pieces': { one: '{count} pc', other: '{count} pcs' },
  'quote.lines': 'Products in the quote cart',
  'quote.amountOf': 'Quantity, {name}',
  'quote.remove': 'Remove {name}',
  'quote.removed': '{name} removed.',
  'quote.cleared': 'Quote cart emptied.',
  'quote.undo': 'Undo',
  'quote.clear': 'Empty the quote cart',
  'quote.code': 'Product no. {sku}',
  'quote.empty': 'Your quote cart is empty',
  'quote.emptyText':
    'Add the products and spare parts you want a quote for. Parts without a price and machines sold by quote are asked for here.',
  'quote.toParts': 'Find spare parts',
  'quote.toProducts': 'Browse products',
  'quote.loading': 'Loading the quote cart',
  'quote.needsScript':
    'The quote cart lives in your browser and needs JavaScript. You can also ask for a quote by phone or e-mail.',
  'quote.ask': 'Ask for a quote',
  'quote.askText': 'Send the list by e-mail or call us. We answer with a price and a delivery time.',
  'quote.mail': 'Send the list by e-mail',
  'quote.tooLong': 'The list is too long for an e-mail template. Copy it and paste it into your message.',
  'quote.copy': 'Copy the list',
  'quote.copied': 'List copied.',
  'quote.copyFailed': 'Copying failed.',
  'quote.letter.subject': { one: 'Quote request, {count} line', other: 'Quote request, {count} lines' },
  'quote.letter.line': '{amount} pcs  {name}  ({sku})',
  'quote.letter.more': {
    one: '… and {count} more line, pasted here:',
    other: '… and {count} more lines, pasted here:',
  },
  'quote.letter.body':
    'Hello,\n\nplease give me a quote for the following:\n\n{lines}\n\nMy contact details and wishes:\n',
  'quote.toast.one': 'Product added to the quote cart!',
  'quote.toast.many': '{n} pcs added to the quote cart!',
  'quote.toast.open': 'Go to the quote cart',
} as const satisfies MessagesOf<typeof fi>;
