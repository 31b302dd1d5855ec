export default {
  'newsletter.title': 'Subscribe to the newsletter',
  'newsletter.lead': 'Advice for the season, new products and offers by e-mail. A letter comes about once a month.',
  'newsletter.description':
    'Subscribe to the newsletter of {shop}: advice for the season, new products and offers about once a month. Unsubscribe whenever you like.',
  'newsletter.email': 'E-mail',
  'newsletter.where': 'Where shall we send it?',
  'newsletter.example': 'name@example.com',
  'newsletter.consent':
    'By subscribing you agree that {shop} sends you a newsletter by e-mail. You can unsubscribe at any time at the end of each letter.',
  'newsletter.privacy': 'Read how we handle your data',
  'newsletter.submit': 'Subscribe',
  'newsletter.website': 'Leave this field empty',
  'newsletter.sent': 'Check your e-mail',
  'newsletter.sentText': 'We sent a message to {email}. The newsletter begins when you confirm it by the link in it.',
  'newsletter.sentSpam': 'No message? Look among spam, and check that the address is right.',
  'newsletter.otherEmail': 'Use another address',
  'newsletter.ready': 'You have subscribed',
  'newsletter.readyText': 'The next letter comes to {email}.',
  'newsletter.home': 'Go to the home page',

  'newsletter.error.required': 'Write your e-mail address.',
  'newsletter.error.invalid': 'Write the address in the form name@example.com.',
  'newsletter.error.sku': 'Choose the option you want to hear about.',
  'newsletter.error.kind': 'This cannot be asked of this product now: see what its page says.',
  'newsletter.error.again': 'The form was sent too fast, or it was too old. Check the address and send it again.',
  'newsletter.error.limited': {
    one: 'There were too many requests. Try again in {count} minute.',
    other: 'There were too many requests. Try again in {count} minutes.',
  },
  'newsletter.error.lost': 'The connection was lost. Please try again.',

  'newsletter.confirm.title': 'Confirm your subscription',
  'newsletter.confirm.letter': 'The newsletter is about to go to {email}. Confirm it with the button.',
  'newsletter.confirm.back_in_stock':
    'A message goes to {email} when the product is back in stock. Confirm it with the button.',
  'newsletter.confirm.price_drop': 'A message goes to {email} when the product costs less. Confirm it with the button.',
  'newsletter.confirm.submit': 'Confirm',
  'newsletter.confirm.done': 'Thank you, confirmed!',
  'newsletter.confirm.doneLetter':
    'The next newsletter comes to {email}. You can unsubscribe at the end of each letter.',
  'newsletter.confirm.doneWatch': 'We send one message to {email} when there is something to tell.',
  'newsletter.confirm.old': 'The link no longer works',
  'newsletter.confirm.oldText':
    'A link works for seven days, and only the newest one does. You can ask for a new message.',

  'newsletter.unsubscribe.title': 'Unsubscribe',
  'newsletter.unsubscribe.letter': 'The newsletter to {email} ends at once.',
  'newsletter.unsubscribe.watch': 'Messages about products to {email} end at once.',
  'newsletter.unsubscribe.watchTitle': 'End messages about products',
  'newsletter.unsubscribe.submitLetter': 'Unsubscribe from the newsletter',
  'newsletter.unsubscribe.submitWatch': 'End messages about products',
  'newsletter.unsubscribe.done': 'Unsubscribed',
  'newsletter.unsubscribe.doneLetter': 'We send no more newsletters to {email}.',
  'newsletter.unsubscribe.doneWatch': 'We send no more messages about products to {email}.',
  'newsletter.unsubscribe.again': 'Changed your mind? Subscribe again.',
  'newsletter.unsubscribe.old': 'The link is not known',
  'newsletter.unsubscribe.oldText':
    'A part of the link is missing, or your address has been removed already. If letters still come, write to us: {email}.',

  'newsletter.watch.title': 'Tell me about a product',
  'newsletter.watch.lead': 'We send one message and nothing else.',
  'newsletter.watch.kind': 'When shall we tell you?',
  'newsletter.watch.back_in_stock': 'When it is back in stock',
  'newsletter.watch.price_drop': 'When the price drops',
  'newsletter.watch.priceNow': 'Price now {price}',
  'newsletter.watch.variant': 'Option',
  'newsletter.watch.consent':
    'You agree that {shop} sends you a message about this product by e-mail. We use the address for nothing else.',
  'newsletter.watch.submit': 'Tell me',
  'newsletter.watch.sentText':
    'We sent a message to {email}. Your request begins when you confirm it by the link in it.',
  'newsletter.watch.ready': 'We will tell you',
  'newsletter.watch.readyText': 'A message comes to {email} when there is something to tell.',
  'newsletter.watch.back': 'Back to the product',
} as const;
