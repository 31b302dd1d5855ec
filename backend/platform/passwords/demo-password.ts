/** The password of the demo's customer: public, so nobody may choose it. */
export const DEMO_PASSWORD = 'pohjoisen esittelytili';

/** Whether a password is the demo's, in any Unicode form: `passwords.ts` compares the same normal form. */
export const isDemoPassword = (password: string): boolean => password.normalize('NFKC') === DEMO_PASSWORD;
