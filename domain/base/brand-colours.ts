/** Generated from web/ui/styles/tokens.css by `npm run task -- colours`; change the colours there. */

export const ground = { light: '#ffffff', dark: '#101614' };
export const panel = { light: '#f4f6f5', dark: '#18201d' };
export const line = { light: '#d9dfdc', dark: '#2b3531' };
export const text = { light: '#101614', dark: '#eef3f1' };
export const muted = { light: '#4a5652', dark: '#a9b5b0' };
export const brand = { light: '#0e3b2e', dark: '#8cd3bc' };
export const onBrand = { light: '#ffffff', dark: '#101614' };
export const chrome = { light: '#0e3b2e', dark: '#18201d' };
export const onChrome = { light: '#ffffff', dark: '#eef3f1' };
