/** Mails of the newsletter and of watched products. */
export const newsletterFi = {
  paste: 'Jos painike ei toimi, kopioi tämä osoite selaimeen:',
  confirm: {
    subject: 'Vahvista uutiskirjeen tilaus',
    intro: [
      'Pyysit {shop}-kaupan uutiskirjettä tähän osoitteeseen. Vahvista tilaus painikkeesta.',
      'Ennen sitä emme lähetä sinulle mitään.',
    ],
    button: 'Vahvista tilaus',
    notes: [
      'Linkki on voimassa {days} päivää.',
      'Jos et pyytänyt uutiskirjettä, sinun ei tarvitse tehdä mitään: osoitteesi ei jää listalle.',
    ],
  },
  already: {
    subject: 'Saat jo uutiskirjeemme',
    intro: [
      'Pyysit {shop}-kaupan uutiskirjettä tähän osoitteeseen. Se on jo tilattu, joten sinun ei tarvitse tehdä mitään.',
    ],
  },
  watchConfirm: {
    back_in_stock: {
      subject: 'Vahvista: kerromme, kun {product} on taas saatavilla',
      intro: ['Pyysit meitä kertomaan, kun {product} on taas saatavilla. Vahvista pyyntö painikkeesta.'],
    },
    price_drop: {
      subject: 'Vahvista: kerromme, kun {product} halpenee',
      intro: ['Pyysit meitä kertomaan, kun {product} halpenee. Vahvista pyyntö painikkeesta.'],
    },
    new_match: {
      subject: 'Vahvista hakuvahti vaihtolaitteista',
      intro: ['Pyysit meitä kertomaan uusista vaihtolaitteista: {product}. Vahvista pyyntö painikkeesta.'],
      notes: [
        'Linkki on voimassa {days} päivää. Lähetämme viestin vain, kun uusi kone sopii hakuusi, enintään kerran päivässä.',
        'Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään.',
      ],
    },
    button: 'Vahvista pyyntö',
    notes: [
      'Linkki on voimassa {days} päivää. Lähetämme yhden viestin, emme muuta.',
      'Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään.',
    ],
  },
  watchTold: {
    back_in_stock: {
      subject: '{product} on taas saatavilla',
      intro: 'Pyysit meitä kertomaan: {product} on taas saatavilla.',
      noPrice: 'Hinnan saat tuotteen sivulta tai tarjouspyynnöllä.',
    },
    price_drop: { subject: '{product} on nyt halvempi', intro: 'Pyysit meitä kertomaan: {product} on nyt halvempi.' },
    price: 'Hinta nyt {price}',
    before: 'Kun pyysit: {price}',
    percent: 'Alennus {percent} %',
    lowest30: 'Alin hinta 30 pv: {price}',
    stores: 'Myymälässä: {stores}',
    button: 'Katso tuote',
    note: 'Tuotetta voi olla vähän, emmekä voi varata sitä. Hinta on tämän viestin lähetyshetken hinta.',
    why: 'Sait tämän viestin, koska pyysit sitä tästä tuotteesta. Muita viestejä siitä ei tule, ellet pyydä uudelleen.',
    unsubscribe: 'En halua ilmoituksia tuotteista',
  },
  searchTold: {
    subjectOne: 'Uusi vaihtolaite hakuusi: {search}',
    subject: '{count} uutta vaihtolaitetta hakuusi: {search}',
    intro: 'Hakuusi {search} sopivat uudet vaihtolaitteet:',
    noPrice: 'Kysy hintaa',
    button: 'Katso kaikki haun koneet',
    note: 'Jokaista konetta on yksi. Voit varata koneen tuotesivulta. Hinnat ovat tämän viestin lähetyshetken hintoja.',
    why: 'Sait tämän viestin, koska tallensit haun vaihtolaitteista. Hakuvahti päättyy vuoden kuluttua pyynnöstäsi.',
    unsubscribe: 'Lopeta tämä hakuvahti',
  },
  reviewAsked: {
    subject: 'Miltä ostoksesi tuntuu?',
    intro: ['Olet nyt ehtinyt kokeilla, mitä ostit. Kerro muille, mikä oli hyvää ja mikä ei:'],
    button: 'Kirjoita arvostelu',
    notes: ['Linkki on vain sinun. Sillä voi arvostella tämän tilauksen tuotteet, kunkin kerran, puolen vuoden ajan.'],
  },
  cartWaiting: {
    subject: 'Ostoskorisi odottaa',
    intro: ['Jätit nämä ostoskoriisi. Ne ovat tallessa, kun kirjaudut sisään:'],
    button: 'Avaa ostoskori',
    notes: ['Tuotteita ei ole varattu. Hinta ja saatavuus tarkistetaan kassalla. Muistutamme korista kerran.'],
  },
  letter: {
    why: 'Sait tämän kirjeen, koska olet tilannut {shop}-kaupan uutiskirjeen.',
    unsubscribe: 'Peruuta uutiskirje',
  },
};
export type NewsletterTexts = typeof newsletterFi;
