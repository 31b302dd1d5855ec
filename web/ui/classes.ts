/** Joins the class names that apply. */
export const classes = (...names: unknown[]): string =>
  names.filter((name) => typeof name === 'string' && name).join(' ');
