/** The message of a caught error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of a caught error: `ENOENT` of a file, `ECONNREFUSED` of a call, the SQLSTATE of a query; null without one. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
