import { glob, readFile } from 'node:fs/promises';
import { shop } from '#shop.config';
import type { Dictionary } from '#web/messages/messages.ts';

const ROOT = new URL('../../', import.meta.url);

/** Codes such as ET45 are no words. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? [];

async function messages(locale: 'fi' | 'en'): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob(`web/messages/${locale}/**/*.ts`, { cwd: ROOT })) {
    const { default: part } = (await import(/* @vite-ignore */ new URL(file, ROOT).href)) as { default?: Dictionary };
    for (const text of Object.values(part ?? {}))
      texts.push(...(typeof text === 'string' ? [text] : [text.one, text.other]));
  }
  return texts;
}

async function contents(locale: 'fi' | 'en'): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob(`content/${locale}/**/*.md`, { cwd: ROOT })) {
    const text = await readFile(new URL(file, ROOT), 'utf8');
    // addresses are Finnish in both languages
    texts.push(text.replace(/\]\([^)]*\)|^(link|category|image|picture|store|q): .*$/gm, ''));
  }
  return texts;
}

/** Every text of shop.config.ts under this language. */
function configured(value: unknown, locale: 'fi' | 'en'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === locale && typeof inner === 'string'
      ? [inner]
      : key === 'fi' || key === 'en'
        ? []
        : configured(inner, locale),
  );
}

const wordsIn = async (locale: 'fi' | 'en') =>
  new Set([...(await messages(locale)), ...(await contents(locale)), ...configured(shop, locale)].flatMap(wordsOf));

/** Finnish words of the shop that English pages must not contain unmarked. */
export async function finnishVocabulary(): Promise<Set<string>> {
  const [finnish, english] = [await wordsIn('fi'), await wordsIn('en')];
  return new Set([...finnish].filter((word) => !english.has(word)));
}
