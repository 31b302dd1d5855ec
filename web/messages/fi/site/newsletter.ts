/** Newsletter pages, the pages its mails link to, and product alerts. */
export default {
  'newsletter.title': 'Tilaa uutiskirje',
  'newsletter.lead': 'Kauden ohjeet, uutuudet ja tarjoukset sähköpostiisi. Lähetämme uutiskirjeen noin kerran kuussa.',
  'newsletter.description':
    'Tilaa {shop}-kaupan uutiskirje: kauden ohjeet, uutuudet ja tarjoukset sähköpostiisi noin kerran kuussa. Voit perua sen milloin tahansa.',
  'newsletter.email': 'Sähköposti',
  'newsletter.where': 'Sähköpostiosoite',
  'newsletter.example': 'nimi@esimerkki.fi',
  'newsletter.consent':
    'Tilaamalla hyväksyt, että {shop} lähettää sinulle uutiskirjeen sähköpostilla. Voit perua sen milloin tahansa kirjeen lopusta.',
  'newsletter.privacy': 'Lue, miten käsittelemme tietojasi',
  'newsletter.submit': 'Tilaa uutiskirje',
  'newsletter.website': 'Jätä tämä kenttä tyhjäksi',
  'newsletter.sent': 'Tarkista sähköpostisi',
  'newsletter.sentText': 'Lähetimme viestin osoitteeseen {email}. Tilaus alkaa, kun vahvistat sen viestin linkistä.',
  'newsletter.sentSpam': 'Eikö viesti tullut? Katso roskapostista ja tarkista, että osoite on oikein.',
  'newsletter.otherEmail': 'Käytä toista osoitetta',
  'newsletter.ready': 'Uutiskirje on tilattu',
  'newsletter.readyText': 'Lähetämme seuraavan uutiskirjeen osoitteeseen {email}.',
  'newsletter.home': 'Siirry etusivulle',

  'newsletter.error.required': 'Kirjoita sähköpostiosoite.',
  'newsletter.error.invalid': 'Kirjoita sähköpostiosoite muodossa nimi@esimerkki.fi.',
  'newsletter.error.sku': 'Valitse vaihtoehto, josta haluat ilmoituksen.',
  'newsletter.error.kind': 'Tästä tuotteesta ei voi nyt tilata tätä ilmoitusta: katso tilanne tuotteen sivulta.',
  'newsletter.error.again': 'Lomake lähti liian nopeasti tai se oli vanhentunut. Tarkista osoite ja lähetä uudelleen.',
  'newsletter.error.limited': {
    one: 'Pyyntöjä tuli liian monta. Yritä uudelleen {count} minuutin kuluttua.',
    other: 'Pyyntöjä tuli liian monta. Yritä uudelleen {count} minuutin kuluttua.',
  },
  'newsletter.error.lost': 'Yhteys katkesi. Yritä uudelleen.',

  'newsletter.confirm.title': 'Vahvista tilaus',
  'newsletter.confirm.letter': 'Osoitteeseen {email} tilataan uutiskirje. Vahvista tilaus painikkeesta.',
  'newsletter.confirm.back_in_stock':
    'Osoitteeseen {email} tulee viesti, kun tuote on taas saatavilla. Vahvista pyyntö painikkeesta.',
  'newsletter.confirm.price_drop':
    'Osoitteeseen {email} tulee viesti, kun tuotteen hinta laskee. Vahvista pyyntö painikkeesta.',
  'newsletter.confirm.submit': 'Vahvista',
  'newsletter.confirm.done': 'Kiitos, vahvistettu!',
  'newsletter.confirm.doneLetter':
    'Lähetämme seuraavan uutiskirjeen osoitteeseen {email}. Voit perua sen kirjeen lopusta.',
  'newsletter.confirm.new_match':
    'Osoitteeseen {email} tulee viesti, kun hakuusi sopiva kone tulee myyntiin. Vahvista pyyntö painikkeesta.',
  'newsletter.confirm.doneWatch': 'Lähetämme osoitteeseen {email} yhden viestin, kun tuotteen tilanne muuttuu.',
  'newsletter.confirm.old': 'Linkki ei ole enää voimassa',
  'newsletter.confirm.oldText': 'Linkki on voimassa seitsemän päivää, ja vain uusin toimii. Voit tilata uuden viestin.',

  'newsletter.unsubscribe.title': 'Peruuta uutiskirje',
  'newsletter.unsubscribe.letter': 'Uutiskirje osoitteeseen {email} loppuu heti.',
  'newsletter.unsubscribe.watch': 'Ilmoitukset tuotteista osoitteeseen {email} loppuvat heti.',
  'newsletter.unsubscribe.watchTitle': 'Peruuta ilmoitukset tuotteista',
  'newsletter.unsubscribe.searchTitle': 'Lopeta hakuvahti',
  'newsletter.unsubscribe.search': 'Hakuvahti ”{search}” osoitteeseen {email} loppuu heti.',
  'newsletter.unsubscribe.doneSearch': 'Emme kerro enää uusista koneista hakuusi ”{search}”.',
  'newsletter.unsubscribe.all': 'Lopeta kaikki ilmoitukset tuotteista',
  'newsletter.unsubscribe.reminder': 'Huoltomuistutukset koneesta {machine} loppuvat heti.',
  'newsletter.unsubscribe.reminderTitle': 'Lopeta huoltomuistutukset',
  'newsletter.unsubscribe.doneReminder':
    'Emme muistuta enää huolloista. Muistutuksen voi ottaa takaisin omista koneista.',
  'newsletter.unsubscribe.submitLetter': 'Peruuta uutiskirje',
  'newsletter.unsubscribe.submitWatch': 'Peruuta ilmoitukset',
  'newsletter.unsubscribe.done': 'Peruutettu',
  'newsletter.unsubscribe.doneLetter': 'Emme lähetä osoitteeseen {email} enää uutiskirjettä.',
  'newsletter.unsubscribe.doneWatch': 'Emme lähetä osoitteeseen {email} enää ilmoituksia tuotteista.',
  'newsletter.unsubscribe.again': 'Muutitko mielesi? Tilaa uutiskirje uudelleen.',
  'newsletter.unsubscribe.old': 'Linkkiä ei löydy',
  'newsletter.unsubscribe.oldText':
    'Linkki on vajaa, tai osoitteesi on jo poistettu. Jos saat yhä kirjeitä, kirjoita meille: {email}.',

  'newsletter.watch.title': 'Ilmoitus tuotteesta',
  'newsletter.watch.lead': 'Lähetämme yhden viestin, emme muuta.',
  'newsletter.watch.kind': 'Milloin ilmoitamme?',
  'newsletter.watch.back_in_stock': 'Kun tuote on taas saatavilla',
  'newsletter.watch.price_drop': 'Kun hinta laskee',
  'newsletter.watch.priceNow': 'Hinta nyt {price}',
  'newsletter.watch.variant': 'Vaihtoehto',
  'newsletter.watch.consent':
    'Hyväksyt, että {shop} lähettää sinulle sähköpostilla viestin tästä tuotteesta. Emme käytä osoitetta muuhun.',
  'newsletter.watch.submit': 'Pyydä ilmoitus',
  'newsletter.watch.sentText':
    'Lähetimme viestin osoitteeseen {email}. Pyyntö alkaa, kun vahvistat sen viestin linkistä.',
  'newsletter.watch.ready': 'Ilmoitus on tilattu',
  'newsletter.watch.readyText': 'Viesti tulee osoitteeseen {email}, kun tuotteen tilanne muuttuu.',
  'newsletter.watch.back': 'Takaisin tuotteeseen',

  'newsletter.search.title': 'Hakuvahti vaihtolaitteista',
  'newsletter.search.lead': 'Kerromme sähköpostilla, kun myyntiin tulee hakuusi sopiva kone.',
  'newsletter.search.now': { one: 'Nyt hakuun sopii {count} kone.', other: 'Nyt hakuun sopii {count} konetta.' },
  'newsletter.search.consent':
    'Hyväksyt, että {shop} lähettää sinulle viestin hakuusi sopivista uusista koneista, enintään kerran päivässä vuoden ajan. Emme käytä osoitetta muuhun.',
  'newsletter.search.submit': 'Aloita hakuvahti',
  'newsletter.search.sentText':
    'Lähetimme viestin osoitteeseen {email}. Hakuvahti alkaa, kun vahvistat sen viestin linkistä.',
  'newsletter.search.ready': 'Hakuvahti on käytössä',
  'newsletter.search.readyText': 'Viesti tulee osoitteeseen {email}, kun hakuusi sopiva kone tulee myyntiin.',
  'newsletter.search.back': 'Takaisin vaihtolaitteisiin',
} as const;
