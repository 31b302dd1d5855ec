/** Texts of the mails about quotes to customers; `{placeholders}` are facts of the mail. */
export const quotesFi = {
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  open: 'Avaa tarjous',
  openRequest: 'Katso tarjouspyyntö',
  paste: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  pdf: 'Tarjous PDF-tiedostona',
  files: 'Liitteet',
  offered: 'Vaihdossa tarjottu laite',
  asked: 'Pyysit tarjousta näistä',
  yourMessage: 'Viestisi',
  lines: 'Tarjous',
  pieces: '{count} kpl',
  each: '{price} / kpl',
  goods: 'Yhteensä ilman toimitusta',
  delivery: 'Toimitus: {label}',
  total: 'Yhteensä, sis. ALV',
  net: 'Veroton hinta',
  tradeIn: 'Vaihtolaite: {title}',
  payNow: 'Maksettavaa tilattaessa',
  tradeInTerms:
    'Vaihtolaite luovutetaan noudettaessa ja maksaa lopun hinnasta. Hyvitys vahvistuu, kun laite on tarkastettu.',
  deliveryAtCheckout: 'Toimitustavan ja sen hinnan valitset kassalla.',
  deliveryTime: 'Toimitusaika',
  validUntil: 'Tarjous on voimassa {day} asti.',
  ask: 'Voit kysyä lisää tarjouksen sivulla tai vastaamalla tähän viestiin.',
  copy: {
    subject: 'Tarjouspyyntösi {number}',
    intro: 'Kiitos tarjouspyynnöstäsi! Sen numero on {number}. Vastaamme {days} arkipäivän kuluessa.',
  },
  answer: {
    subject: 'Tarjous {number}',
    intro: 'Tässä on tarjouksemme. Hyväksy se tarjouksen sivulla, niin voit tilata näillä hinnoilla.',
  },
  order: {
    subject: 'Tilauksesi {number} odottaa maksua',
    intro: 'Kiitos puhelusta! Kokosimme tilauksesi valmiiksi. Maksa se viimeistään {day}, niin toimitamme sen.',
    pay: 'Siirry maksamaan',
    notYou: 'Jos et tilannut näitä, vastaa tähän viestiin. Mitään ei veloiteta ennen maksua.',
  },
  reminder: {
    subject: 'Tarjous {number} päättyy pian',
    intro: 'Muistutamme, että tarjouksemme on voimassa vielä {day} asti.',
    accepted: 'Olet hyväksynyt tarjouksemme. Sen hinnoilla voit tilata vielä {day} asti.',
  },
  words: { subject: 'Viesti tarjouksesta {number}', intro: 'Kirjoitimme sinulle tarjouksesta:' },
  reply: { subject: 'Vastaus viestiisi, tarjous {number}', intro: 'Vastasimme viestiisi:' },
  withdrawn: {
    subject: 'Tarjous {number} on peruttu',
    intro: 'Valitettavasti emme voi pitää tarjousta voimassa. Pahoittelemme asiaa.',
    again: 'Voit pyytää uuden tarjouksen milloin vain.',
  },
  turnedDown: {
    subject: 'Emme voi tehdä tarjousta {number}',
    intro: 'Kiitos tarjouspyynnöstäsi. Valitettavasti emme voi tehdä siihen tarjousta. Pahoittelemme asiaa.',
  },
};

export type QuoteTexts = typeof quotesFi;
