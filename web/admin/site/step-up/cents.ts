const MOST_CENTS = 2 ** 31 - 1;

/** Whether a number from a form is a sum that a confirmation can hold for. */
export const isCents = (cents: number): boolean => Number.isInteger(cents) && Math.abs(cents) <= MOST_CENTS;
