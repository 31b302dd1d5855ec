/** Two people changed the same field. */
export default {
  'conflict.title': 'Työkaverisi muutti samaa kohtaa',
  'conflict.text': 'Mitään ei ole tallennettu. Valitse kullekin kohdalle arvo ja tallenna.',
  'conflict.somebody': 'Joku',
  'conflict.field': 'Kohta',
  'conflict.base': 'Alun perin',
  'conflict.theirs': 'Tallennettu nyt',
  'conflict.mine': 'Sinun',
  'conflict.save': 'Tallenna',
  'conflict.close': 'Sulje',
} as const;
