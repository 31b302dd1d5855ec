/** Campaign pages and campaign cards, on the home page too. */
export default {
  'campaigns.title': 'Kampanjat',
  'campaigns.text': 'Voimassa olevat kampanjat, niiden ehdot ja koodit.',
  'campaigns.none': 'Juuri nyt ei ole kampanjoita. Alennetut tuotteet löydät tarjouksista.',
  'campaigns.until': 'Voimassa {date} asti',
  'campaigns.see': 'Katso kampanja',
  'campaigns.all': 'Kaikki kampanjat',
  'campaigns.offers': 'Tarjoukset',
  'campaigns.products': 'Kampanjan tuotteita',
  'campaigns.ended': 'Tämä kampanja on päättynyt.',
  'campaigns.code': 'Kampanjakoodi',
  'campaigns.copy': 'Kopioi koodi',
  'campaigns.copied': 'Koodi {code} kopioitu',
  'campaigns.copyFailed': 'Koodia ei voitu kopioida. Se on valittuna: kopioi se käsin.',
  'campaigns.howBefore': 'Syötä koodi',
  'campaigns.howLink': 'ostoskorissa',
  'campaigns.noCode': 'Koodia ei tarvita: etu vähennetään ostoskorissa.',
} as const;
