/** Something that staff look for by number, name or phone, and its page. */
export type Found = { kind: 'order' | 'quote' | 'customer'; title: string; sub: string; to: string };
