export default {
  'wishes.title': 'Toivelistat',
} as const;
