export default {
  'catalog.label.new': 'Uutuus',
  'catalog.label.outlet': 'Outlet',
  'catalog.label.campaign': 'Kampanja',
  'catalog.discount': '−{percent} %',

  'catalog.price.now': 'Hinta',
  'catalog.price.lowest30': 'Alin hinta 30 pv: {price}',
  'catalog.price.until': 'Voimassa {date} asti',
  'catalog.price.reduced': 'Hinta nyt',
  'catalog.price.withoutVat': 'alv 0 %',
  'catalog.price.margin': 'Marginaalivero',

  'catalog.stock.stores': { one: '{count} myymälässä', other: '{count} myymälässä' },
  'catalog.stock.web': 'Varastossa',
  'catalog.stock.last': 'Viimeinen, {store}',
  'catalog.stock.coming': 'Tulossa {date}',
  'catalog.stock.order': 'Tilattavissa',
  'catalog.mode.quote': 'Vain tarjouksella',
  'catalog.mode.deposit': 'Varausmaksulla',
  'catalog.used.hours': '{hours} h',
  'catalog.used.kilometres': '{kilometres} km',

  'catalog.stock.none': 'Ei varastossa',
} as const;
