/** How long a first name, a last name or a name in one field may be, in characters (decisions 5). */
export const MAX_NAME = 50;

/** How long a message to the shop may be, in characters (decisions 5). */
export const MAX_MESSAGE = 2000;
