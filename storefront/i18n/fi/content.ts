export default {
  'content.articles': 'Uutiset ja artikkelit',
  'content.articlesText': 'Vinkkejä tuotteista ja kuulumisia myymälöistä.',
  'content.noArticles': 'Artikkeleita ei ole vielä julkaistu.',
  'content.published': 'Julkaistu {date}',
  'content.allArticles': 'Kaikki uutiset ja artikkelit',
  'content.section': 'Samassa osiossa',
} as const;
