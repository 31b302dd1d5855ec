import { createContext } from 'react';

/** The tag manager's id in the settings, `GTM-…`, for the inline script; null without one and in the browser. */
export const TagManagerId = createContext<string | null>(null);
