import type { NewsletterTexts } from './fi.ts';

export const newsletterEn: NewsletterTexts = {
  paste: 'If the button does not work, copy this address into your browser:',
  confirm: {
    subject: 'Confirm your newsletter subscription',
    intro: [
      'You asked for the newsletter of {shop} to this address. Confirm the subscription with the button.',
      'Until then we send you nothing.',
    ],
    button: 'Confirm subscription',
    notes: [
      'The link works for {days} days.',
      'If you did not ask for the newsletter, you need not do anything: your address is not put on the list.',
    ],
  },
  already: {
    subject: 'You already get our newsletter',
    intro: ['You asked for the newsletter of {shop} to this address. You get it already, so there is nothing to do.'],
  },
  watchConfirm: {
    back_in_stock: {
      subject: 'Confirm: we tell you when {product} is back in stock',
      intro: ['You asked us to tell you when {product} is back in stock. Confirm it with the button.'],
    },
    price_drop: {
      subject: 'Confirm: we tell you when {product} costs less',
      intro: ['You asked us to tell you when {product} costs less. Confirm it with the button.'],
    },
    new_match: {
      subject: 'Confirm your saved search of used machines',
      intro: ['You asked us to tell you about new used machines: {product}. Confirm with the button.'],
      notes: [
        'The link is valid for {days} days. We write only when a new machine matches your search, once a day at most.',
        'If you did not ask for this, you need not do anything.',
      ],
    },
    button: 'Confirm',
    notes: [
      'The link works for {days} days. We send one message and nothing else.',
      'If you did not ask for this, you need not do anything.',
    ],
  },
  watchTold: {
    back_in_stock: {
      subject: '{product} is back in stock',
      intro: 'You asked us to tell you: {product} is back in stock.',
      noPrice: 'For its price see the product page, or ask for a quote.',
    },
    price_drop: { subject: '{product} costs less now', intro: 'You asked us to tell you: {product} costs less now.' },
    price: 'Price now {price}',
    before: 'When you asked: {price}',
    percent: 'Discount {percent} %',
    lowest30: 'Lowest price in the last 30 days: {price}',
    stores: 'In store: {stores}',
    button: 'See the product',
    note: 'There may be few of them, and we cannot reserve one. The price is that of the moment this was sent.',
    why: 'You got this message because you asked for it on this product. No other will come unless you ask again.',
    unsubscribe: 'I want no more messages about products',
  },
  searchTold: {
    subjectOne: 'A new used machine for your search: {search}',
    subject: '{count} new used machines for your search: {search}',
    intro: 'New used machines that match your search {search}:',
    noPrice: 'Ask for the price',
    button: 'See all machines of the search',
    note: 'There is one of each machine. You can reserve it on its page. Prices are those of the time this message was sent.',
    why: 'You got this message because you saved a search of used machines. The search ends a year after you asked for it.',
    unsubscribe: 'Stop this alert',
  },
  reviewAsked: {
    subject: 'How do you like what you bought?',
    intro: ['You have had time to try what you bought. Tell others what was good and what was not:'],
    button: 'Write a review',
    notes: ['The link is yours alone. It reviews the products of this order, each once, for half a year.'],
  },
  cartWaiting: {
    subject: 'Your cart is waiting',
    intro: ['You left these in your cart. They are there when you sign in:'],
    button: 'Open the cart',
    notes: ['Nothing is reserved. Price and availability are checked at the checkout. We remind you of a cart once.'],
  },
  letter: {
    why: 'You got this letter because you subscribed to the newsletter of {shop}.',
    unsubscribe: 'Unsubscribe',
  },
};
