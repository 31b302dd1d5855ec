import type { TextFills } from '#backend/content/pages/staff/service.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { isOneOf } from '#domain/base/records.ts';
import type { Fill } from '#domain/content/pages/blanks.ts';
import { type ContentKind, contentKinds } from '#domain/content/pages/content-kind.ts';

type Ref = { kind: ContentKind; path: string };
export type PageFills = Ref & { texts: TextFills[] };

/** Names of the controls of a text: `fi page asiakaspalvelu/toimitusehdot`, behind what they are and before the blank's number. */
export const textName = (locale: Locale, { kind, path }: Ref) => `${locale} ${kind} ${path}`;
export const FIELD = {
  version: (text: string) => `version ${text}`,
  fill: (text: string, at: number) => `fill ${at} ${text}`,
  without: (text: string, at: number) => `without ${at} ${text}`,
};

const MOST_LETTERS = 5000;
const MOST_BLANKS = 200;
const NAME = /^version (fi|en) ([a-z]{1,20}) (\S{1,200})$/;

/** What was typed into the blanks of each page; a blank without a text stays, one that is to go is empty. */
export function readFills(form: FormData): PageFills[] {
  const pages = new Map<string, PageFills>();
  for (const name of form.keys()) {
    const [, language, kind, path = ''] = NAME.exec(name) ?? [];
    const locale = locales.find((one) => one === language);
    if (!locale || !isOneOf(contentKinds, kind)) continue;
    const text = textName(locale, { kind, path });
    const fills = Array.from({ length: MOST_BLANKS }, (_, at): Fill => {
      if (form.has(FIELD.without(text, at))) return '';
      const typed = String(form.get(FIELD.fill(text, at)) ?? '').trim();
      return typed.slice(0, MOST_LETTERS) || null;
    });
    if (fills.every((fill) => fill === null)) continue;
    const page = pages.get(`${kind} ${path}`) ?? { kind, path, texts: [] };
    page.texts.push({ locale, version: Number(form.get(name)) || 0, fills });
    pages.set(`${kind} ${path}`, page);
  }
  return [...pages.values()];
}
