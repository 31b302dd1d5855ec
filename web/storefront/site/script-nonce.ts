import { createContext } from 'react';

/** The nonce of this answer's content security policy, for a script in the HTML itself; undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);
