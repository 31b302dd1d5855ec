import { createContext, use } from 'react';
import type { Locale } from '#domain/base/locale.ts';
import { type Dictionary, type MessagesOf, type Translate, translator } from '#web/messages/messages.ts';

const LocaleContext = createContext<Locale>('fi');
export const LocaleProvider = LocaleContext.Provider;

/** The language of the signed-in person. */
export const useLocale = (): Locale => use(LocaleContext);

const known = new WeakMap<Dictionary, unknown>();

/** The `t` of a locale for a feature's two message files. */
export function textsOf<Fi extends Dictionary>(locale: Locale, fi: Fi, en: MessagesOf<Fi>): Translate<Fi> {
  const messages: Dictionary = locale === 'fi' ? fi : en;
  const made = (known.get(messages) as Translate<Fi> | undefined) ?? translator<Fi>(locale, () => messages);
  known.set(messages, made);
  return made;
}

/** A feature's `t` in the person's language: `useTexts(fi, en)` with its files in `web/messages/admin`. */
export const useTexts = <Fi extends Dictionary>(fi: Fi, en: MessagesOf<Fi>): Translate<Fi> =>
  textsOf(useLocale(), fi, en);
