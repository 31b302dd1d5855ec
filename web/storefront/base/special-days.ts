import type { SpecialDays } from '#domain/base/time/opening-hours.ts';
import { useShellData } from '#web/storefront/base/shell-data.ts';

const NONE: SpecialDays = {};

/** The days of each store that differ from its week, as the shell's loader told them. */
export function useSpecialDays(): (id: string) => SpecialDays {
  const days = useShellData()?.specialDays;
  return (id) => days?.[id] ?? NONE;
}
