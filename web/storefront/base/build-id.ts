import { createContext } from 'react';

/** The id of the build that wrote the page; empty in the browser, which reads it from the page's `meta`. */
export const BuildId = createContext('');

export const BUILD_META = 'build';
