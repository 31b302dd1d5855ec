import type { StoreDetails } from '#domain/base/shop-config.ts';
import { storeDetails } from '#shop.config';

const NONE: StoreDetails = { closedOnHolidays: false, exceptions: [], services: [] };

/** Holidays, exceptions and services of a store; empty for an unknown id. */
export const detailsOf = (storeId: string): StoreDetails => storeDetails[storeId] ?? NONE;
