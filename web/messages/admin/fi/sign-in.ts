export default {
  'signIn.title': 'Kirjaudu Toimistoon',
  'signIn.demo': 'Esittely: jatka henkilönä {name}.',
  'signIn.asRole': 'Kirjaudu roolissa {role}',
  'signIn.linkUsed': 'Linkki on jo käytetty tai vanhentunut. Käynnistä esittely uudelleen, niin saat uudet linkit.',
  'signIn.role.owner': 'Pääkäyttäjä',
  'signIn.role.manager': 'Päällikkö',
  'signIn.role.sales': 'Myyjä',
  'signIn.role.store': 'Myymälä',
  'signIn.role.content': 'Sisältö',
  'signIn.role.accounting': 'Kirjanpito',
} as const;
