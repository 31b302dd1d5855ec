/** Content security policy of a file that is looked at and never does anything: pictures and drawings. */
export const LOOKED_AT =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
