import type fi from '#web/messages/fi/common.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'common.showAll': 'Show all',
  'common.back': 'Back',

  'common.header.home': '{name}, home page',
  'common.header.menu': 'Menu',
  'common.header.wishes': 'Wish lists',
  'common.header.wished': 'with products',
  'common.header.cart': { one: 'Shopping cart, {count} item', other: 'Shopping cart, {count} items' },
  'common.header.cartEmpty': 'Shopping cart',
  'common.header.quote': { one: 'Quote cart, {count} item', other: 'Quote cart, {count} items' },
  'common.header.account': 'My account',
  'common.header.parts': 'Spare part search',
  'common.header.links': 'Service links',
  'common.header.own': 'Your shopping',
  'common.header.benefits': 'Benefits',
  'common.header.stores': 'Stores',
  'common.header.service': 'Customer service',

  'common.language.switch': 'Suomeksi',
  'common.language.short': 'FI',

  'common.menu.main': 'Main menu',
  'common.menu.departments': 'Departments',
  'common.menu.tradeIns': 'Trade-ins',
  'common.menu.brands': 'Brands',
  'common.menu.allProducts': 'All products',

  'common.vat.exclude': 'Show prices without VAT',
  'common.theme': 'Appearance',
  'common.theme.system': 'As the device',
  'common.theme.light': 'Light',
  'common.theme.dark': 'Dark',
  'common.footer.stores': 'Stores',
  'common.footer.services': 'Services',
  'common.footer.customer': 'Customer service',
  'common.footer.social': 'Social media',
  'common.footer.payments':
    'Payment and delivery: Visa, Mastercard, MobilePay, OP, Nordea, Danske Bank, S-Pankki, invoice and instalments, Posti, Matkahuolto',
  'common.footer.businessId': 'Business ID {id}',

  'common.link.campaigns': 'Campaigns',
  'common.link.terms': 'Terms of delivery',
  'common.link.delivery': 'Delivery methods and costs',
  'common.link.payment': 'Payment methods',
  'common.link.returns': 'Returns, complaints and warranty',
  'common.link.withdrawal': 'Withdraw from contract here',
  'common.link.accessibility': 'Accessibility',
  'common.link.contact': 'Contact us',
  'common.link.privacy': 'Privacy',
  'common.link.cookies': 'Cookies',

  'common.products': { one: '{count} product', other: '{count} products' },

  'common.notice.offline': 'The shop cannot be reached.',
  'common.notice.offlineText':
    'Changes cannot be saved until the connection is back. Your cart and quote cart are safe.',
  'common.notice.newBuild': 'There is a new version of the shop.',
  'common.notice.reload': 'Reload the page',
  'common.notice.later': 'Not now',
} as const satisfies MessagesOf<typeof fi>;
