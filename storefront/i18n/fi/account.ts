export default {
  'account.title': 'Oma tili',
} as const;
