import { hasCapacity, needsCapacity } from '#domain/catalog/labels/battery-label.ts';
import { tyreLabelProblems } from '#domain/catalog/labels/tyre-label.ts';
import type { ProductRow } from '../format.ts';

/** Labels that the law asks for are whole: those of tyres (tyre-label-2) and of batteries (battery-label-1). */
export function labelProblems(
  { tyreLabel, battery }: Pick<ProductRow, 'tyreLabel' | 'battery'>,
  isUsed: boolean,
): { field: string; reason: string }[] {
  const ofTyre = tyreLabel ? tyreLabelProblems(tyreLabel, isUsed) : [];
  return [
    ...ofTyre.map(({ field, reason }) => ({ field: `tyreLabel.${field}`, reason })),
    ...(battery && needsCapacity(battery) && !hasCapacity(battery)
      ? [{ field: 'battery.ampereHours', reason: 'or wattHours is missing: this kind shows its capacity' }]
      : []),
  ];
}
