/**
 * Texts of the product page that the browser does not need at first: the server writes the facts, and the zoom, the
 * store dialog, the quote panel and the recently viewed bring these along when they open.
 */
export default {
  'info.phrases': 'Tuotteen edut',
  'info.description': 'Kuvaus',
  'info.attributes': 'Tekniset tiedot',
  'info.itemId': 'Mallinumero',
  'info.ean': 'EAN',
  'info.fitment': 'Sopii malleihin',
  'info.fitment.vehicle': 'Merkki ja malli',
  'info.fitment.years': 'Vuosimallit',
  'info.fitment.all': { one: 'Näytä kaikki, {count} malli', other: 'Näytä kaikki {count} mallia' },
  'info.fitment.anyYear': 'kaikki',
  'info.documents': 'Asiakirjat',
  'info.maker': 'Valmistaja ja turvallisuus',
  'info.manufacturer': 'Valmistaja',
  'info.address': 'Osoite',
  'info.email': 'Sähköposti',
  'info.responsible': 'Vastuuhenkilö EU:ssa',
  'info.warnings': 'Varoitukset',

  'info.used': 'Käytetty laite',
  'info.used.year': 'Vuosimalli',
  'info.used.hours': 'Käyttötunnit',
  'info.used.kilometres': 'Ajettu',
  'info.used.condition': 'Kunto',
  'info.used.excellent': 'Erinomainen',
  'info.used.good': 'Hyvä',
  'info.used.fair': 'Tyydyttävä',
  'info.used.project': 'Korjattava',
  'info.used.store': 'Myymälä',
  'info.used.margin': 'Marginaaliverotus: hinta ei sisällä vähennettävää arvonlisäveroa.',

  'info.recent': 'Viimeksi katsotut',
  'info.recent.remember': 'Muista tällä laitteella',
  'info.recent.why': 'Lista elää vain tämän käynnin ajan, ellet pyydä muistamaan sitä. Muistamme vain tuotenumerot.',

  'info.store.text': 'Näytämme oman myymäläsi saatavuuden ja noutoajan ensin. Valinta muistetaan tässä selaimessa.',
  'info.store.use': 'Käytä tätä myymälää',

  'info.quote.title': 'Pyydä tarjous',
  'info.quote.text': 'Soita tai lähetä viesti: kerro tarpeesi, niin teemme tarjouksen.',
  'info.quote.mail': 'Lähetä sähköpostia',
  'info.quote.body': 'Hei,\n\npyydän tarjousta tuotteesta {name} ({sku}).\n{url}\n\nToiveeni ja yhteystietoni:\n',
} as const;
