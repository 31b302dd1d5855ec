/** The light phone rule of the browser; the server parses properly (decisions 5). */
export const PHONE = /^(\+|00)?[0-9 ()-]{6,20}$/;
