/**
 * `draft`: being collected; `sent`: on its way, in neither store; `received`: in the other store. A draft can be cancelled, goods on
 * their way can only be received, also as none.
 */
export const transferStatuses = ['draft', 'sent', 'received', 'cancelled'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

export const receiptStatuses = ['open', 'closed'] as const;
/** Goods ordered from a supplier: `open` until all have come or nobody waits for the rest. */
export type ReceiptStatus = (typeof receiptStatuses)[number];
