import type { Locale } from '#domain/base/locale.ts';
import { en } from './en.ts';
import { type AfterSaleTexts, fi } from './fi.ts';

export const afterSaleTexts: Record<Locale, AfterSaleTexts> = { fi, en };
