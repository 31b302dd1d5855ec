import type { MessageKey } from '#web/messages/i18n.tsx';

type ServiceLink = { label: Extract<MessageKey, `common.link.${string}`>; path: string };

export const RETURNS = 'asiakaspalvelu/palautus-reklamaatio-ja-takuu';

/** Content pages that every shop has (route-1); those of its services are in shop.config.ts. */
export const customerService: readonly ServiceLink[] = [
  { label: 'common.link.terms', path: 'asiakaspalvelu/toimitusehdot' },
  { label: 'common.link.delivery', path: 'asiakaspalvelu/toimitustavat-ja-kulut' },
  { label: 'common.link.payment', path: 'asiakaspalvelu/maksutavat' },
  { label: 'common.link.returns', path: RETURNS },
];

export const STORES = 'myymalat';
export const CUSTOMER_SERVICE = 'asiakaspalvelu';
export const PRIVACY = 'asiakaspalvelu/tietosuoja';
export const storePage = (id: string) => `${STORES}/${id}`;
