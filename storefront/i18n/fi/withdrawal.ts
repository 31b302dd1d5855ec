export default {
  'withdrawal.title': 'Peruuta sopimus',
} as const;
