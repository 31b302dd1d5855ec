import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';

/** `Polaris PN 640 Trail 2024`. */
export const vehicleName = ({ make, model, year }: Vehicle): string =>
  [make, model, ...(year === null ? [] : [year])].join(' ');
