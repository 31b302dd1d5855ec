export default {
  'login.title': 'Kirjaudu sisään',
} as const;
