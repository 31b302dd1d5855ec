/** Things that other programs follow. */
export const feedKinds = ['order', 'product', 'stock'] as const;
export type FeedKind = (typeof feedKinds)[number];
export type FeedOperation = 'changed' | 'removed';
