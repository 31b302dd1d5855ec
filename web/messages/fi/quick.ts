/** The quick search panel; loads with it. */
export default {
  'quick.suggestions': 'Hakuehdotukset',
  'quick.categories': 'Kategoriat',
  'quick.pages': 'Sivut',
  'quick.articles': 'Uutiset ja artikkelit',
  'quick.parts': 'Varaosat',
  'quick.products': 'Tuotteet',
  'quick.all': 'Näytä kaikki tuotteet',
  'quick.none': 'Tuotteita ei löytynyt.',
  'quick.failed': 'Hakuehdotuksia ei saatu juuri nyt.',
  'quick.searchFor': 'Hae: {query}',
  'quick.partSearch': 'Varaosahaku',
  'quick.partSearchFor': 'Varaosahaku: {code}',
  'quick.found': {
    one: '{count} ehdotus. Valitse nuolinäppäimillä.',
    other: '{count} ehdotusta. Valitse nuolinäppäimillä.',
  },
} as const;
