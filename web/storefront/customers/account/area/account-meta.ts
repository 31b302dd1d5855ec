import type { MetaDescriptor } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { loaded, type T } from '#web/messages/i18n.tsx';

/** Title of an account page; excluded from search engines. */
export const accountMeta =
  (title: (t: T) => string) =>
  ({ location }: { location: { pathname: string } }): MetaDescriptor[] => [
    { title: `${title(loaded(localeOf(location.pathname)))} – ${shop.name}` },
    { name: 'robots', content: 'noindex' },
  ];
