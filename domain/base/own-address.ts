/** An address of the shop itself, as a redirect may name it; null for anything else. */
export const ownAddress = (to: string): string | null => (/^\/(?!\/)[^\s\\]*$/.test(to) ? to : null);
