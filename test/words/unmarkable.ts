/** Titles and attributes, which cannot mark the language of a quoted name. */
export const isUnmarkable = (element: string): boolean => element === 'title' || element.includes('@');

/** Pages of orders, quotes and wishes, which show the stored names. */
export const isOfTheirOwn = (path: string): boolean =>
  /^\/en\/(oma-tili|toivelista|tilaus|kiitos|tarjous|tarjouskori|kysy-osaa|varaa-huolto)\b/.test(path);

/** The sign-in page shows the demo customer's password. */
export const DEMO_PASSWORD = 'pohjoisen esittelykauppa';
