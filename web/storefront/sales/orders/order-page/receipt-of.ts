/** The receipt of an order by the address of its page, the account's or a guest's. */
export const receiptOf = (orderPage: string): string => `${orderPage}/kuitti.pdf`;
