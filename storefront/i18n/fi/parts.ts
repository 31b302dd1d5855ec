export default {
  'parts.title': 'Varaosahaku',
} as const;
