/** Content security policy of pictures and drawings, which need no scripts or requests. */
export const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Content security policy of build files: inert when opened directly. */
export const ASSET_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
