/**
 * How a text begins that the shop's owner still has to replace, such as `[[company name]]`. `npm run shop -- init` writes it into
 * pages and `shop.config.ts`; a live shop does not start while one is left.
 */
export const PLACEHOLDER_START = '[[';

/** Whether a text still has something for the owner to fill in. */
export const hasPlaceholder = (text: string): boolean => text.includes(PLACEHOLDER_START);
