export default {
  'shared.title': 'Jaettu ostoskori',
} as const;
