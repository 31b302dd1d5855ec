/** The search box as every page has it; what it finds is said by quick.ts, and the search page by listing.ts. */
export default {
  'search.label': 'Etsi tuotteita',
  'search.placeholder': 'Etsi tuotteita ja varaosia',
  'search.submit': 'Hae',
} as const;
