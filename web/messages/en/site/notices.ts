import type fi from '#web/messages/fi/site/notices.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'notices.fault.home': 'Go to the home page',
  'notices.fault.again': 'Try again',
  'notices.fault.0': 'No connection',
  'notices.fault.0.text': 'The shop cannot be reached. Check your network connection and try again.',
  'notices.fault.404': 'Page not found',
  'notices.fault.404.text': 'The address may have changed or the product may be gone. Search and the menu lead on.',
  'notices.fault.413': 'Too much at once',
  'notices.fault.413.text': 'What was sent is too large. Go back to the previous page and shorten the text.',
  'notices.fault.429': 'Too many attempts',
  'notices.fault.429.text': 'Wait a minute and try again. Your cart is safe.',
  'notices.fault.500': 'Something went wrong',
  'notices.fault.500.text': 'The fault is ours, not yours. Please try again in a moment. Your cart is safe.',
  'notices.fault.503': 'The shop does not answer just now',
  'notices.fault.503.text': 'We are on it. Please try again in a moment. Your cart is safe.',

  'notices.kept': 'Saved on this device',
  'notices.kept.text': 'The prices are those this device saw last.',
  'notices.kept.cart': 'Shopping cart',
  'notices.kept.quote': 'Quote cart',
  'notices.kept.wishes': 'Wish list {name}',
  'notices.kept.amount': { one: '{count} pc', other: '{count} pcs' },
  'notices.kept.total': 'Total',
} as const satisfies MessagesOf<typeof fi>;
