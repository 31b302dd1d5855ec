export default {
  'campaigns.title': 'Kampanjat',
} as const;
