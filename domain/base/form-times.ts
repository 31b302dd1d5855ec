/** No person fills in a form faster (time trap against robots, decisions 5). Browsers wait it out; a robot is refused. */
export const FASTEST_FORM_MS = 2000;
/** Nobody leaves one open longer: it is signed anew then. */
export const LONGEST_FORM_MS = 12 * 60 * 60 * 1000;
