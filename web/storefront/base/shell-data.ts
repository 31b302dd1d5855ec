import { useRouteLoaderData } from 'react-router';
import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** The data of the shell's loader, loaded once per language; pages below reuse it. */
export type ShellData = {
  baseUrl: string;
  cookieSecure: boolean;
  /** Opening hours that differ from the weekly ones in the coming weeks, by store; stores without any are left out. */
  specialDays: Record<string, SpecialDays>;
  /** The categories of the first level in the menu, in order. */
  departments: Department[];
};

export type Department = { path: string; name: string; lang?: 'fi' };

/** The shell's route; its loader also returns what `catalog/search/search-address.ts` reads. */
export function useShellRouteId(): string {
  const { locale } = useI18n();
  return `${locale}/site/layouts/shell`;
}

export const useShellData = (): ShellData | undefined => useRouteLoaderData<ShellData>(useShellRouteId());
