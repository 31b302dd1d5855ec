import { createContext, use } from 'react';

/** schema.org objects of this response; empty in the browser. */
export const PageJsonLd = createContext<readonly object[]>([]);

/** Serializes an object for a script element; escapes `<` so that nothing can close the element. */
export const jsonLdText = (object: object) => JSON.stringify(object).replaceAll('<', '\\u003c');

/** The schema.org objects that the page's loader set, for the document's head. Server only. */
export function JsonLd() {
  return use(PageJsonLd).map((object) => {
    const text = jsonLdText(object);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: own JSON, escaped by jsonLdText
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
