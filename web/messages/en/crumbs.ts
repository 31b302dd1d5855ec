import type fi from '#web/messages/fi/crumbs.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'crumb.label': 'Breadcrumb',

  'crumb.brandit': 'Brands',
  'crumb.myymalat': 'Stores',
  'crumb.kirjaudu': 'Sign in',
  'crumb.oma-tili': 'My account',
  'crumb.jaettu-ostoskori': 'Shared cart',
  'crumb.omat-tiedot': 'My details',
  'crumb.vahvista-sahkopostiosoitteesi': 'Confirm your e-mail address',
  'crumb.luo-tili': 'Create account',
  'crumb.unohditko-salasanasi': 'Forgot your password?',
  'crumb.ostoskori': 'Shopping cart',
  'crumb.tarjouskori': 'Quote cart',
  'crumb.peruuta-sopimus': 'Withdraw from contract',
  'crumb.evasteet': 'Cookies',
  'crumb.toivelistat': 'Wish lists',
  'crumb.yhteenveto': 'Summary',
  'crumb.haku': 'Search',
  'crumb.asiakaspalvelu': 'Customer service',
  'crumb.uutiset-ja-artikkelit': 'News and articles',
  'crumb.cms': 'CMS',
  'crumb.palvelut': 'Services',
  'crumb.tarjoukset': 'Offers',
  'crumb.kampanjat': 'Campaigns',
  'crumb.markkinointiluvat': 'Marketing permissions',
  'crumb.tilaukset': 'Orders',
  'crumb.varaosahaku': 'Spare part search',
  'crumb.vaihtolaitteet': 'Trade-ins',
  'crumb.tilaa-uutiskirje': 'Subscribe to the newsletter',
  'crumb.varaosa': 'Spare part',

  'crumb.category': 'All products',
  'crumb.varaosakuvat': 'Parts diagrams',
} as const satisfies MessagesOf<typeof fi>;
