import { createContext } from 'react-router';
import type { Shop } from '#backend/shop.ts';

/** The shop, set per request by server.ts: pages receive it, they never import it. */
export const shopContext = createContext<Shop>();

/** The nonce of this answer's content security policy. */
export const nonceContext = createContext<string>();

/** schema.org objects of the page, set by its loader: the document carries them, what the browser loads does not. */
export const jsonLdContext = createContext<readonly object[]>([]);
