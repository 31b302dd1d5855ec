import type { MetaFunction } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { loaded } from '#web/messages/i18n.tsx';
import type { tokenTitles } from './mail-links/token-kinds.ts';

type Title = (typeof tokenTitles)[keyof typeof tokenTitles] | 'login.create.title' | 'login.forgot.title';

/** Title of a page that is excluded from search engines. */
export const quietMeta =
  (title: Title): MetaFunction =>
  ({ location }) => [
    { title: `${loaded(localeOf(location.pathname))(title)} – ${shop.name}` },
    { name: 'robots', content: 'noindex' },
  ];
