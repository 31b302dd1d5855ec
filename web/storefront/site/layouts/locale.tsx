import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { I18n, loaded, loadLocaleOf } from '#web/messages/i18n.tsx';
import type { Route } from './+types/locale';

// loads the page's messages before anything below renders, on the server and in the browser
export async function loader({ url }: Route.LoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

/** Another page may need other messages; the client loader fetches them without a request to the server's loader. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function LocaleLayout() {
  const locale = localeOf(useLocation().pathname);
  return (
    <I18n value={{ locale, t: loaded(locale) }}>
      <Outlet />
    </I18n>
  );
}
