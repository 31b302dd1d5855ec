/**
 * Pages that the law requires of every online shop: terms of sale (Consumer Protection Act 38/1978, 6:9) and privacy
 * (GDPR art. 13) (page-3).
 */
export const mandatoryPages = ['asiakaspalvelu/toimitusehdot', 'asiakaspalvelu/tietosuoja'] as const;

/**
 * Start of a placeholder that the shop's owner has to replace, such as `[[company name]]`. `npm run shop -- init`
 * writes placeholders into pages and `shop.config.ts`; a live shop does not start while one is left.
 */
export const PLACEHOLDER_START = '[[';

/** Whether a text contains a placeholder that the owner still has to replace. */
export const hasPlaceholder = (text: string): boolean => text.includes(PLACEHOLDER_START);
