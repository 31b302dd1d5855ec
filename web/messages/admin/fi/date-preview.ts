/** Texts of the page that opens the shop at a date. */
export default {
  title: 'Kauppa valittuna päivänä',
  about:
    'Näet oikean kaupan sellaisena kuin se on valittuna hetkenä: ajastetut sivut, kampanjat, hinnat, tuotteet ja poikkeavat aukiolot ovat mukana. Mitään ei muutu, eivätkä asiakkaat näe esikatselua.',
  day: 'Päivä',
  time: 'Kello',
  page: 'Sivu',
  pageHint: 'Osoite kaupassa, esimerkiksi /kampanjat. Etusivu on /.',
  show: 'Valitse hetki',
  shown: 'Kauppa {moment}',
  'open.fi': 'Avaa suomeksi',
  'open.en': 'Avaa englanniksi',
  openHint: 'Linkki toimii klo {until} asti. Esikatselusta pääsee pois jokaisen sivun yläreunasta.',
  back: 'Sivut',
  'fail.day': 'Valitse päivä.',
  'fail.time': 'Kirjoita kellonaika muodossa 10:00.',
  'fail.past': 'Valitse hetki, joka on vielä edessä.',
  'fail.far': 'Valitse päivä, joka on enintään 400 päivän päässä.',
  'fail.page': 'Kirjoita sivun osoite niin, että se alkaa kauttaviivalla.',
} as const;
