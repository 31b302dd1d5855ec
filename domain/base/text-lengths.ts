/** Maximum length in characters of a first name, a last name or a full name (account-3). */
export const MAX_NAME = 50;

/** Maximum length in characters of a message to the shop (account-3). */
export const MAX_MESSAGE = 2000;

/** PASSWORD_MIN_LENGTH accepts values from LOWEST_MIN_PASSWORD up; the default is DEFAULT_MIN_PASSWORD (sign-in-4). */
export const LOWEST_MIN_PASSWORD = 6;
export const DEFAULT_MIN_PASSWORD = 10;
