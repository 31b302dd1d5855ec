import type { Locale } from '#domain/base/locale.ts';
import type { Purpose } from '#web/storefront/base/consent/choice.ts';

export type StorageKind = 'cookie' | 'local' | 'session' | 'cache';

/** One thing that the shop, or what it lets in, keeps in a browser; texts as /evasteet shows them. */
export type StoredThing = {
  /** `*` stands for what differs: numbers of orders, ids. */
  name: string;
  kind: StorageKind;
  purpose: 'essential' | Purpose;
  /** Whose it is; without one the shop's own. */
  owner?: string;
  duration: Record<Locale, string>;
  text: Record<Locale, string>;
};
