import type { ShownText } from '#backend/content/pages/service.ts';
import { demoFactIn } from '#backend/platform/settings/demo-facts.ts';
import { locales } from '#domain/base/locale.ts';
import { hasPlaceholder, mandatoryPages } from '#domain/content/pages/mandatory-pages.ts';

const NEXT = 'npm run shop -- content';

function refusalOf({ kind, path, locale, texts }: ShownText): string | null {
  const place = `content/${locale}: ${kind} ${path}`;
  if (texts.some(hasPlaceholder)) return `${place} still has a placeholder: fill it in, then ${NEXT}`;
  const fact = texts.map(demoFactIn).find((found) => found !== null);
  return fact ? `${place} tells of the demo ("${fact}"): write your own, then ${NEXT}` : null;
}

const noticeMissing = (locale: string) =>
  `content/${locale}: no page shows the notice of the EU on the legal guarantee; add its official file as a picture with \`notice: legal-guarantee\` (docs/going-live.md), then ${NEXT}`;

/**
 * What live mode refuses in pages, each with the next step: terms, privacy notice or the notice on the legal guarantee missing in a
 * language, placeholders, and the demo company (operation-2).
 */
export function livePageRefusals(shown: readonly ShownText[]): string[] {
  const missing = mandatoryPages.flatMap((path) =>
    locales
      .filter((locale) => !shown.some((page) => page.kind === 'page' && page.path === path && page.locale === locale))
      .map(
        (locale) =>
          `content/${locale}: the shop has no page ${path}; write content/${locale}/pages/${path}.md, then import it: ${NEXT}`,
      ),
  );
  const withoutNotice = locales.filter(
    (locale) => !shown.some((page) => page.locale === locale && page.hasGuaranteeNotice),
  );
  return [...missing, ...withoutNotice.map(noticeMissing), ...shown.flatMap((page) => refusalOf(page) ?? [])];
}
