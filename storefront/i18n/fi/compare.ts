export default {
  'compare.title': 'Tuotevertailu',
} as const;
