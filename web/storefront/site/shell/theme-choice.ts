import { pageSetting } from './page-setting.ts';

/** Overrides the system's light or dark theme; styles/tokens.css reads it. */
export const theme = pageSetting('theme-store', 'theme', ['light', 'dark']);
