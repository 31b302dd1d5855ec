import type { DeliveryChanges, ZoneName } from '#domain/base/shop-config.ts';

/**
 * The zones of vehicle delivery by the first two digits of the postcode: 1 Lapland and Northern Ostrobothnia, 2
 * Kainuu, Ostrobothnia, Central Finland, Northern Savo and North Karelia, 3 Pirkanmaa, Satakunta, Häme, Southern Savo
 * and the south-east, 4 Uusimaa and Southwest Finland. Åland (22) is in none (delivery-4).
 */
export const vehicleZones = {
  1: tens('84-86 90-99'),
  2: tens('40-44 60-83 87-89'),
  3: tens('11-19 26-39 45-59'),
  4: tens('00-10 20-21 23-25'),
} as const satisfies Record<ZoneName, readonly string[]>;

/** The zones with staff's changes. */
export const zonesOf = ({ zones }: DeliveryChanges = {}): Record<ZoneName, readonly string[]> => ({
  ...vehicleZones,
  ...zones,
});

/** Expands `'40-42 60'` to 40, 41, 42, 60, as two digits each. */
function tens(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, i) => String(Number(first) + i).padStart(2, '0'));
  });
}
