import type consent from '#web/messages/fi/site/consent.ts';

export default {
  'consent.banner.title': 'Cookies',
  'consent.banner.text':
    'Necessary cookies keep the shop working. With your permission we also measure the use of the shop, choose our advertising by it and show videos of other services.',
  'consent.banner.videos':
    'Necessary cookies keep the shop working. With your permission we also show videos of other services.',
  'consent.all': 'Accept all',
  'consent.necessary': 'Only necessary',
  'consent.settings': 'Settings',
  'consent.title': 'Cookie settings',
  'consent.lead':
    'The shop keeps in your browser only what it needs to work, unless you allow more. You can change your choice at any time.',
  'consent.form': 'Your choice',
  'consent.essential': 'Necessary',
  'consent.essential.text':
    'The cart, signing in, the language and other things you ask for. The shop does not work without these, so permission is not asked.',
  'consent.always': 'Always on',
  'consent.statistics': 'Statistics',
  'consent.statistics.text':
    'We tell Google Analytics which pages and products are looked at and what is bought. Never your name or contact details.',
  'consent.marketing': 'Advertising',
  'consent.marketing.text': 'Our advertisements on other sites may depend on what you looked at here.',
  'consent.embedded': 'Contents of other services',
  'consent.embedded.text':
    'Videos are loaded from YouTube or Vimeo without a press of their own. The service then learns your IP address and the page you are on.',
  'consent.save': 'Save the choice',
  'consent.saved': 'Your choice has been saved.',
  'consent.failed': 'The choice could not be saved. Check the connection and try again.',
  'consent.none': 'You have not chosen yet. Only what is necessary is in use.',
  'consent.since': 'You last chose on {date}. We ask again half a year after that.',
  'consent.notMeasured':
    'Nothing is measured: nothing is kept for statistics or advertising, so permission is not asked.',
  'consent.list': 'What is kept in your browser',
  'consent.list.lead':
    'This list is made from the program of the shop. Cookies are sent to the shop with every page, what is in the browser’s storage is not.',
  'consent.list.name': 'Name',
  'consent.list.purpose': 'What for',
  'consent.list.duration': 'How long',
  'consent.kind.cookie': 'cookie',
  'consent.kind.local': 'browser storage',
  'consent.kind.session': 'storage of the tab',
  'consent.kind.cache': 'browser cache',
  'consent.privacy': 'Privacy policy',
} as const satisfies Record<keyof typeof consent, string>;
