import type { MessageKey } from '#storefront/i18n/i18n.tsx';

type ServiceLink = { label: Extract<MessageKey, `common.link.${string}`>; path: string };

/** Content pages the header, menu and footer lead to (spec 2: other linked content pages). */
export const services: readonly ServiceLink[] = [
  { label: 'common.link.financing', path: 'palvelut/rahoitus' },
  { label: 'common.link.workshop', path: 'palvelut/huoltopalvelut' },
  { label: 'common.link.parts', path: 'palvelut/varaosat' },
  { label: 'common.link.heating', path: 'palvelut/ilmalampo-ja-sahkopalvelut' },
  { label: 'common.link.business', path: 'palvelut/yrityspalvelut-ja-leasing' },
  { label: 'common.link.leasing', path: 'palvelut/yksityisleasing' },
];

export const customerService: readonly ServiceLink[] = [
  { label: 'common.link.terms', path: 'asiakaspalvelu/toimitusehdot' },
  { label: 'common.link.delivery', path: 'asiakaspalvelu/toimitustavat-ja-kulut' },
  { label: 'common.link.payment', path: 'asiakaspalvelu/maksutavat' },
  { label: 'common.link.returns', path: 'asiakaspalvelu/palautus-reklamaatio-ja-takuu' },
];

export const FINANCING = 'palvelut/rahoitus';
export const WORKSHOP = 'palvelut/huoltopalvelut';
export const STORES = 'myymalat';
export const CUSTOMER_SERVICE = 'asiakaspalvelu';
export const PRIVACY = 'asiakaspalvelu/tietosuoja';
export const storePage = (id: string) => `${STORES}/${id}`;
