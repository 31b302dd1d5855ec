import type { StoreDetails } from '#domain/base/shop-config.ts';
import { storeDetails } from '#shop.config';

const NONE: StoreDetails = { closedOnHolidays: false, exceptions: [], services: [] };

/** Holidays, exceptional days and services of a store; none for an id that is no store. */
export const detailsOf = (storeId: string): StoreDetails => storeDetails[storeId] ?? NONE;
