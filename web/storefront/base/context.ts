import { createContext } from 'react-router';
import type { Shop } from '#backend/shop.ts';

/** The shop, set per request by server.ts. Pages receive it here and never import it. */
export const shopContext = createContext<Shop>();

/** The nonce of this response's content security policy. */
export const nonceContext = createContext<string>();

/** schema.org objects of the page, set by its loader and written into the document only. */
export const jsonLdContext = createContext<readonly object[]>([]);

/** True when the page failed because the database is unavailable (503), not because of a bug. */
export const unavailableContext = createContext<boolean>(false);
