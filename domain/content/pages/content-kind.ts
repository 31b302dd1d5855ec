/** Kinds of pages whose texts are written: each has its own folder of files and prefix of addresses. */
export const contentKinds = ['page', 'article', 'campaign'] as const;
export type ContentKind = (typeof contentKinds)[number];
