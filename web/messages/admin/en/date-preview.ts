import type fi from '#web/messages/admin/fi/date-preview.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

/** Texts of the page that opens the shop at a date. */
export default {
  title: 'The shop on a chosen day',
  about:
    'You see the real shop as it will be at the chosen moment: scheduled pages, campaigns, prices, products and exceptional opening hours included. Nothing changes, and customers never see the preview.',
  day: 'Day',
  time: 'Time',
  page: 'Page',
  pageHint: 'An address in the shop, such as /kampanjat. The home page is /.',
  show: 'Choose the moment',
  shown: 'The shop on {moment}',
  'open.fi': 'Open in Finnish',
  'open.en': 'Open in English',
  openHint: 'The link works until {until}. The way out is at the top of each page of the preview.',
  back: 'Pages',
  'next.title': 'Coming up',
  'next.about': 'What changes in the shop by itself. Choose a row to see the shop then.',
  'next.when': 'When',
  'next.what': 'What',
  'next.none': 'Nothing is scheduled',
  'kind.begins': 'A page appears: {name}',
  'kind.ends': 'A page goes: {name}',
  'kind.published': 'A change is published: {name}',
  'kind.campaign': 'A campaign begins: {name}',
  'kind.campaignEnds': 'A campaign has ended: {name}',
  'kind.prices': { one: '{count} price changes', other: '{count} prices change' },
  'kind.product': 'A product is published: {name}',
  'kind.hours': 'Exceptional opening hours: {name}',
  'fail.day': 'Choose a day.',
  'fail.time': 'Write the time as 10:00.',
  'fail.past': 'Choose a moment that is still ahead.',
  'fail.far': 'Choose a day at most 400 days ahead.',
  'fail.page': 'Write the address of the page so that it begins with a slash.',
} satisfies MessagesOf<typeof fi>;
