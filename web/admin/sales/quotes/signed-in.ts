import type { staffOf } from '#web/admin/base/context.ts';

/** The shop and the signed-in person, as loaders and actions have them. */
export type SignedIn = ReturnType<typeof staffOf>;
