export default {
  'keys.title': 'Näppäimet',
  'keys.here': 'Tällä sivulla',
  'keys.rows': 'Rivit',
  'keys.pages': 'Siirry sivulle',
  'keys.next': 'Seuraava rivi',
  'keys.previous': 'Edellinen rivi',
  'keys.open': 'Avaa rivi',
  'keys.select': 'Valitse rivi',
  'keys.extend': 'Jatka valintaa tähän',
  'keys.off': 'Poista yhden näppäimen pikavalinnat käytöstä',
  'keys.on': 'Ota yhden näppäimen pikavalinnat käyttöön',
} as const;
