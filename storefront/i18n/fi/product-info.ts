/**
 * Texts of the product page that the browser does not need at first: the server writes the facts, and the zoom, the
 * store dialog and the recently viewed bring these along when they open.
 */
export default {
  'info.phrases': 'Tuotteen edut',
  'info.description': 'Kuvaus',
  'info.attributes': 'Tekniset tiedot',
  'info.itemId': 'Mallinumero',
  'info.ean': 'EAN',
  'info.diagrams': 'Varaosakuvat',
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
  'info.used.store': 'Myymälä',
  'info.used.margin': 'Marginaaliverotus: hinta ei sisällä vähennettävää arvonlisäveroa.',

  'info.recent': 'Viimeksi katsotut',
  'info.recent.remember': 'Muista tällä laitteella',
  'info.recent.why': 'Lista elää vain tämän käynnin ajan, ellet pyydä muistamaan sitä. Muistamme vain tuotenumerot.',

  'info.store.text': 'Näytämme oman myymäläsi saatavuuden ja noutoajan ensin. Valinta muistetaan tässä selaimessa.',
  'info.store.use': 'Käytä tätä myymälää',

  'product.widthCm': 'Leveys, cm',
  'product.lengthCm': 'Pituus, cm',
  'product.sizeSteps': '{min}–{max} cm, {step} cm välein',
  'product.sizeResult': '{area} m², {price} / kpl',
  'product.widthCm.whole': 'Leveys: anna kokonaisia senttejä.',
  'product.widthCm.min': 'Leveys: vähintään {min} cm.',
  'product.widthCm.max': 'Leveys: enintään {max} cm.',
  'product.widthCm.step': 'Leveys: {step} cm:n välein alkaen {min} cm:stä.',
  'product.lengthCm.whole': 'Pituus: anna kokonaisia senttejä.',
  'product.lengthCm.min': 'Pituus: vähintään {min} cm.',
  'product.lengthCm.max': 'Pituus: enintään {max} cm.',
  'product.lengthCm.step': 'Pituus: {step} cm:n välein alkaen {min} cm:stä.',
  'info.ask': 'Kysy tuotteesta',
} as const;
