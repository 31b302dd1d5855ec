import type { ShownText } from '#backend/content/pages/service.ts';
import { demoFactIn } from '#backend/platform/settings/demo-facts.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { hasPlaceholder, mandatoryPages } from '#domain/content/pages/mandatory-pages.ts';

const NEXT = 'npm run shop -- content';
/** The page that usually shows the notice of the EU. */
const GUARANTEE_PAGE = 'asiakaspalvelu/palautus-reklamaatio-ja-takuu';

/** What keeps a text from going live; `fact`: what it says of the demo. */
export type PageFault = Pick<ShownText, 'kind' | 'path' | 'locale'> & {
  why: 'missing' | 'notice' | 'placeholder' | 'demo';
  fact: string | null;
};

function faultOf({ kind, path, locale, texts }: ShownText): PageFault | null {
  if (texts.some(hasPlaceholder)) return { kind, path, locale, why: 'placeholder', fact: null };
  const fact = texts.map(demoFactIn).find((found) => found !== null);
  return fact ? { kind, path, locale, why: 'demo', fact } : null;
}

/**
 * What live mode refuses in pages: terms, privacy notice or the notice on the legal guarantee missing in a language, placeholders,
 * and the demo company (operation-2).
 */
export function pageFaults(shown: readonly ShownText[]): PageFault[] {
  const page = (path: string, locale: Locale, why: PageFault['why']) =>
    ({ kind: 'page', path, locale, why, fact: null }) as const;
  const missing = mandatoryPages.flatMap((path) =>
    locales
      .filter((locale) => !shown.some((one) => one.kind === 'page' && one.path === path && one.locale === locale))
      .map((locale) => page(path, locale, 'missing')),
  );
  const withoutNotice = locales
    .filter((locale) => !shown.some((one) => one.locale === locale && one.hasGuaranteeNotice))
    .map((locale) => page(GUARANTEE_PAGE, locale, 'notice'));
  return [...missing, ...withoutNotice, ...shown.flatMap((text) => faultOf(text) ?? [])];
}

function wordsOf({ kind, path, locale, why, fact }: PageFault): string {
  const place = `content/${locale}: ${kind} ${path}`;
  switch (why) {
    case 'missing':
      return `content/${locale}: the shop has no page ${path}; write content/${locale}/pages/${path}.md, then import it: ${NEXT}`;
    case 'notice':
      return `content/${locale}: no page shows the notice of the EU on the legal guarantee; add its official file as a picture with \`notice: legal-guarantee\` (docs/going-live.md), then ${NEXT}`;
    case 'placeholder':
      return `${place} still has a placeholder: fill it in, then ${NEXT}`;
    case 'demo':
      return `${place} tells of the demo ("${fact}"): write your own, then ${NEXT}`;
  }
}

/** What live mode refuses in pages, each with the next step (operation-2). */
export const livePageRefusals = (shown: readonly ShownText[]): string[] => pageFaults(shown).map(wordsOf);
