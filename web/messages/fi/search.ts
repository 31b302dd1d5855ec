/** The search box of every page; results are in quick.ts, the search page in listing.ts. */
export default {
  'search.label': 'Etsi tuotteita',
  'search.placeholder': 'Etsi tuotteita ja varaosia',
  'search.submit': 'Hae',
} as const;
