/** Content security policy of a file that is looked at and never does anything: pictures and drawings. */
export const LOOKED_AT =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Of a file of the build: what it is part of has a policy, and opened by itself it does nothing. */
export const PART_OF_PAGES = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
