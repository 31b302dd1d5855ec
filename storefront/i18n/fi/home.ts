/** Only the home page says these. */
export default {
  'home.popular': 'Suosituimmat kategoriat',
  'home.new': 'Uutuudet',
  'home.offers': 'Tarjoukset',
  'home.parts': 'Etsi varaosa koodilla',
  'home.partsText': 'Koodi löytyy osakuvasta, vanhan osan kyljestä tai huoltokirjasta. Myös koodin alku riittää.',
  'home.partCode': 'Tuotekoodi',
  'home.partExample': 'esim. {code}',
  'home.supplier': 'Toimittaja',
  'home.allSuppliers': 'Kaikki toimittajat',
  'home.findPart': 'Hae varaosa',
  'home.manyParts': 'Liitä monta koodia kerralla',
  'home.bySupplier': 'Tai valitse toimittaja',
  'home.brands': 'Brändit',
  'home.allBrands': 'Kaikki brändit',
  'home.storesToday': 'Myymälät tänään',
  'home.articles': 'Uutiset ja artikkelit',
} as const;
