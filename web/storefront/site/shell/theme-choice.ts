import { pageSetting } from './page-setting.ts';

/** Light or dark instead of what the system says; styles/tokens.css reads it. */
export const theme = pageSetting('theme-store', 'theme', ['light', 'dark']);
