/** Address of an order's receipt, from the address of its account or guest page. */
export const receiptOf = (orderPage: string): string => `${orderPage}/kuitti.pdf`;
