export default {
  'views.title': 'Näkymät',
  'views.save': 'Tallenna näkymä',
  'views.change': 'Muokkaa näkymää',
  'views.saveTitle': 'Tallenna suodattimet näkymäksi',
  'views.name': 'Nimi',
  'views.shared': 'Näytä kaikille työntekijöille',
  'views.remove': 'Poista näkymä {name}',
} as const;
