/** Forms submitted faster are treated as sent by bots (contact-1). The browser delays a faster person's submit. */
export const FASTEST_FORM_MS = 2000;
/** Stamps older than this expire; the form is rendered with a new one. */
export const LONGEST_FORM_MS = 12 * 60 * 60 * 1000;
