import { shopContext } from '#storefront/context.ts';
import { Shell } from '#storefront/features/shell/shell.tsx';
import type { ShellData } from '#storefront/features/shell/shell-data.ts';
import { daysAhead } from '#storefront/features/stores/days-ahead.ts';
import type { Route } from './+types/shell';

export function loader({ context }: Route.LoaderArgs): ShellData {
  const { baseUrl, settings, search, now } = context.get(shopContext);
  return { baseUrl, cookieSecure: settings.COOKIE_SECURE, search: search.address, specialDays: daysAhead(now()) };
}

/** Loaded once: the other language is another route, so a change of language loads its own. */
export const shouldRevalidate = () => false;

export default function ShellRoute() {
  return <Shell />;
}
