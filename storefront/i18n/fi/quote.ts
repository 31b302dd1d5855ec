export default {
  'quote.title': 'Tarjouskori',
} as const;
