import { createContext } from 'react-router';
import type { Shop } from '#backend/shop.ts';

/** The shop, set per request by server.ts: pages receive it, they never import it. */
export const shopContext = createContext<Shop>();

/** The nonce of this answer's content security policy. */
export const nonceContext = createContext<string>();

/** schema.org objects of the page, set by its loader: the document carries them, what the browser loads does not. */
export const jsonLdContext = createContext<readonly object[]>([]);

/** Set when the page failed because the shop cannot answer just now (503), and not by a fault of its own. */
export const unavailableContext = createContext<boolean>(false);
