import { createContext } from 'react';

/** The id of the tag manager in the settings, `GTM-…`, for the head's script; null without one, and in the browser. */
export const TagManagerId = createContext<string | null>(null);
