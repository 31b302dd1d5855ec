/** `?laji=` of the page where a shopper asks for a mail about a product. */
export const ALERT_WORDS = { back_in_stock: 'saatavilla', price_drop: 'hinta' } as const;
