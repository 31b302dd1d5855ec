import type { Locale } from '#domain/base/locale.ts';
import en from '#web/messages/en/site/notices.ts';
import fi from '#web/messages/fi/site/notices.ts';
import { type Translate, translator } from '#web/messages/messages.ts';

const words = { fi: translator<typeof fi>('fi', () => fi), en: translator<typeof fi>('en', () => en) };

/** The messages of scripts and pages that load no message files. */
export const noticeTexts = (locale: Locale): Translate<typeof fi> => words[locale];
