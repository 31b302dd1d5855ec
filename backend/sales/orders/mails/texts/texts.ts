import type { Locale } from '#domain/base/locale.ts';
import { en } from './en.ts';
import { fi, type MailTexts } from './fi.ts';

/** Texts of the mails to customers, one file per locale. Mails to the shop's own people are in Finnish. */
export const mailTexts: Record<Locale, MailTexts> = { fi, en };
