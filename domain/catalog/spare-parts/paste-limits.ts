/** So many lines are read from one text (issue 4, item 5); the rest is counted. */
export const MAX_PASTED_LINES = 500;

/** The most pieces of one line, as in the cart (decisions 5). */
export const MAX_PASTED_AMOUNT = 9999;
