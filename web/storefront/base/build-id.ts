import { createContext } from 'react';

/** The id of the build that rendered the page. Empty in the browser, which reads it from the page's `meta`. */
export const BuildId = createContext('');

export const BUILD_META = 'build';
