import { createContext, use } from 'react';

/** schema.org objects of this answer; none in the browser, where nobody reads them. */
export const JsonLdOfAnswer = createContext<readonly object[]>([]);

/** An object as the text of a script element: nothing in it can end the element. */
export const jsonLdText = (object: object) => JSON.stringify(object).replaceAll('<', '\\u003c');

/** What the page's loader told search engines, in the head of the document. Only for the server. */
export function JsonLd() {
  return use(JsonLdOfAnswer).map((object) => {
    const text = jsonLdText(object);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped above
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
