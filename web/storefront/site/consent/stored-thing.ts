import type { Locale } from '#domain/base/locale.ts';
import type { Purpose } from '#web/storefront/base/consent/choice.ts';

export type StorageKind = 'cookie' | 'local' | 'session' | 'cache';

/** A cookie or storage key that the shop or a third party sets; texts as shown on /evasteet. */
export type StoredThing = {
  /** `*` stands for the variable part: order numbers, ids. */
  name: string;
  kind: StorageKind;
  purpose: 'essential' | Purpose;
  /** The third party that owns it; by default the shop. */
  owner?: string;
  duration: Record<Locale, string>;
  text: Record<Locale, string>;
};
