/** A path of the admin as it is; anything that could be another site, such as `//x` or `/\x`, is the start page. */
export const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/[\r\n\t]/.test(path) ? path : '/';
