import { useRouteLoaderData } from 'react-router';
import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** What the shell's loader gives once per language; pages below read it without asking again. */
export type ShellData = {
  baseUrl: string;
  cookieSecure: boolean;
  /** Days of the coming weeks on which a store is not as in its week; stores without any are left out. */
  specialDays: Record<string, SpecialDays>;
};

/** The shell's route; its loader also returns what `catalog/search/search-address.ts` reads. */
export function useShellRouteId(): string {
  const { locale } = useI18n();
  return `${locale}/site/layouts/shell`;
}

export const useShellData = (): ShellData | undefined => useRouteLoaderData<ShellData>(useShellRouteId());
