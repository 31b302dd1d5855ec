import { type Purpose, purposesOf } from '#web/storefront/base/consent/choice.ts';

const GRANTED = 'granted';
const DENIED = 'denied';

/** Consent Mode v2 (tag-1): what Google's tags may do before a choice. */
export const DEFAULTS = {
  ad_storage: DENIED,
  ad_user_data: DENIED,
  ad_personalization: DENIED,
  analytics_storage: DENIED,
  functionality_storage: DENIED,
  personalization_storage: DENIED,
  security_storage: GRANTED,
} as const;

/** The consent state of a choice's letters; without letters everything is denied. */
export function granted(letters: string) {
  const allowed = purposesOf(letters);
  const by = (purpose: Purpose) => (allowed.includes(purpose) ? GRANTED : DENIED);
  return {
    ad_storage: by('marketing'),
    ad_user_data: by('marketing'),
    ad_personalization: by('marketing'),
    personalization_storage: by('marketing'),
    analytics_storage: by('statistics'),
  } as const;
}
