import type { ServiceWork, StoreDetails } from '#domain/base/shop-config.ts';

/** The id of test rides among the works that a store can be booked for; no work of a workshop has it. */
export const TEST_RIDE = 'test-ride';

/** A work and how many of its kind a store does at once: mechanics, or test rides. */
export type BookableWork = ServiceWork & { atOnce: number };

const NAMES = { fi: 'Koeajo', en: 'Test ride' };
const PRICES = { fi: 'maksuton', en: 'free of charge' };

/** Whether two works take the time of the same people: test rides do not need a mechanic. */
export const isTestRide = (work: string): boolean => work === TEST_RIDE;

/** What a store can be booked for: the works of its workshop, then test rides (service-booking-1, test-ride-1). */
export const bookableWorks = ({
  workshop,
  testRides,
}: Pick<StoreDetails, 'workshop' | 'testRides'>): BookableWork[] => [
  ...(workshop?.works.map((work) => ({ ...work, atOnce: workshop.mechanics })) ?? []),
  ...(testRides ? [{ ...testRides, id: TEST_RIDE, name: NAMES, price: PRICES }] : []),
];
