/** Made of storefront/styles/tokens.css by `npm run colours`; change the colours there. */
export const brandColours = {
  ground: { light: '#ffffff', dark: '#101614' },
  panel: { light: '#f4f6f5', dark: '#18201d' },
  line: { light: '#d9dfdc', dark: '#2b3531' },
  text: { light: '#101614', dark: '#eef3f1' },
  muted: { light: '#4a5652', dark: '#a9b5b0' },
  brand: { light: '#0e3b2e', dark: '#8cd3bc' },
  onBrand: { light: '#ffffff', dark: '#101614' },
  chrome: { light: '#0e3b2e', dark: '#18201d' },
  onChrome: { light: '#ffffff', dark: '#eef3f1' },
} as const;
