export default {
  'shell.missing': 'Sivua ei löytynyt',
  'shell.broken': 'Jotain meni pieleen',
  'shell.forbidden': 'Sinulla ei ole oikeutta tähän',
  'shell.toToday': 'Siirry Tänään-sivulle',
  'shell.today': 'Tänään',
} as const;
