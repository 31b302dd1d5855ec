/** Pages whose address is a secret: whoever has it may look and decide. */
const SECRET = /^((?:\/en)?\/(?:tilaus|tarjous|toivelista|kasittely|kutsu|oma-tili\/yritys\/kutsu)\/)[^/]+/;

/** A path as it may stand in the log: without its query, and without what opens a page for whoever has it. */
export const loggedPath = (path: string): string => path.replace(/[?#].*$/s, '').replace(SECRET, '$1…');
