import { useRouteLoaderData } from 'react-router';
import type { SearchAddress } from '#backend/catalog/search/hosted/address.ts';
import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** What the shell's loader gives once per language; pages below read it without asking again. */
export type ShellData = {
  baseUrl: string;
  cookieSecure: boolean;
  search: SearchAddress;
  /** Days of the coming weeks on which a store is not as in its week; stores without any are left out. */
  specialDays: Record<string, SpecialDays>;
};

export function useShellData(): ShellData | undefined {
  const { locale } = useI18n();
  return useRouteLoaderData<ShellData>(`${locale}/site/layouts/shell`);
}
