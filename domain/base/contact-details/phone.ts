/** Loose phone check for the browser; the server parses the number (account-4). */
export const PHONE = /^(\+|00)?[0-9 ()-]{6,20}$/;
