/**
 * Start of a placeholder that the shop's owner has to replace, such as `[[company name]]`. `npm run shop -- init`
 * writes placeholders into pages and `shop.config.ts`; a live shop does not start while one is left.
 */
export const PLACEHOLDER_START = '[[';

/** Whether a text contains a placeholder that the owner still has to replace. */
export const hasPlaceholder = (text: string): boolean => text.includes(PLACEHOLDER_START);
