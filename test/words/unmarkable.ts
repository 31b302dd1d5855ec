/** A tab's name, and attributes: what they quote has no language of its own to be marked in. */
export const isUnmarkable = (element: string): boolean => element === 'title' || element.includes('@');

/** Pages of what somebody bought, asked for or wished: it is told by the name it was kept with. */
export const isOfTheirOwn = (path: string): boolean =>
  /^\/en\/(oma-tili|toivelista|tilaus|kiitos|tarjous|tarjouskori)\b/.test(path);

/** The demo customer's password is told on the page to sign in. */
export const DEMO_PASSWORD = 'pohjoisen esittelykauppa';
