/**
 * How near a match is, as a sum: its whole name; it is what is asked for (a kelkka, not something for one); whole words
 * of the name or a narrower kind; compounds and beginnings in the name; 0 the words stand somewhere else. A pinned
 * product stands before them all, each next one is one less.
 */
export const NEARNESS = { pinned: 1000, whole: 8, type: 4, exact: 2, named: 1 } as const;

/** Of which tsqueries (domain/catalog/search/analysis/ts-query.ts) it is made. */
export const nearnessQueries = ['whole', 'type', 'exact', 'named'] as const;
