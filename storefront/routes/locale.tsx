import { Outlet, useLocation } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { I18n, loaded, loadLocale } from '#storefront/i18n/i18n.tsx';
import type { Route } from './+types/locale';

// the messages of the locale are there before anything below renders, on the server and in the browser
export async function loader({ url }: Route.LoaderArgs) {
  await loadLocale(localeOf(url.pathname));
  return null;
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadLocale(localeOf(url.pathname));
  return null;
}

export const shouldRevalidate = () => false;

export default function LocaleLayout() {
  const locale = localeOf(useLocation().pathname);
  return (
    <I18n value={{ locale, t: loaded(locale) }}>
      <Outlet />
    </I18n>
  );
}
