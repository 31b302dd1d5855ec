export default {
  'vehicle.title': 'Minun ajoneuvoni',
} as const;
