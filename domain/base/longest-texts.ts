/** Maximum length in characters of a first name, a last name or a full name (account-3). */
export const MAX_NAME = 50;

/** Maximum length in characters of a message to the shop (account-3). */
export const MAX_MESSAGE = 2000;
