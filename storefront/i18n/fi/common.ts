export default {
  'common.skip': 'Hyppää pääsisältöön',
  'common.showAll': 'Näytä kaikki',
  'common.back': 'Takaisin',

  'common.header.home': '{name}, etusivu',
  'common.header.menu': 'Valikko',
  'common.header.wishes': 'Toivelistat',
  'common.header.wished': 'joissa on tuotteita',
  'common.header.cart': { one: 'Ostoskori, {count} tuote', other: 'Ostoskori, {count} tuotetta' },
  'common.header.cartEmpty': 'Ostoskori',
  'common.header.quote': { one: 'Tarjouskori, {count} tuote', other: 'Tarjouskori, {count} tuotetta' },
  'common.header.account': 'Oma tili',
  'common.header.parts': 'Varaosahaku',
  'common.header.links': 'Palvelulinkit',
  'common.header.own': 'Oma ostaminen',
  'common.header.benefits': 'Edut',
  'common.header.stores': 'Myymälät',
  'common.header.service': 'Asiakaspalvelu',

  'common.language.switch': 'In English',
  'common.language.short': 'EN',

  'common.menu.main': 'Päävalikko',
  'common.menu.tradeIns': 'Vaihtolaitteet',
  'common.menu.brands': 'Brändit',
  'common.menu.allProducts': 'Kaikki tuotteet',

  'common.vat.exclude': 'Näytä hinnat ilman arvonlisäveroa',
  'common.footer.stores': 'Myymälät',
  'common.footer.services': 'Palvelut',
  'common.footer.customer': 'Asiakaspalvelu',
  'common.footer.social': 'Sosiaalinen media',
  'common.footer.payments': 'Maksutavat: {list}',
  'common.footer.businessId': 'Y-tunnus {id}',
  'common.footer.bank': 'Verkkopankki',
  'common.footer.invoice': 'Lasku',
  'common.footer.instalment': 'Osamaksu',

  'common.link.terms': 'Toimitusehdot',
  'common.link.delivery': 'Toimitustavat ja kulut',
  'common.link.payment': 'Maksutavat',
  'common.link.returns': 'Palautus, reklamaatio ja takuu',
  'common.link.privacy': 'Tietosuoja',

  'common.error.404': 'Sivua ei löytynyt',
  'common.error.404.text':
    'Osoite on voinut muuttua tai tuote poistua valikoimasta. Haku ja valikko auttavat eteenpäin.',
  'common.error.500': 'Jotain meni pieleen',
  'common.error.500.text': 'Vika on meillä, ei sinussa. Yritä hetken kuluttua uudelleen. Ostoskorisi on tallessa.',
  'common.error.home': 'Siirry etusivulle',

  'common.products': { one: '{count} tuote', other: '{count} tuotetta' },
} as const;
