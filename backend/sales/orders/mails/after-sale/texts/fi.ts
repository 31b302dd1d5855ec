import { statusTexts } from '#domain/sales/orders/status-texts.ts';

export const fi = {
  greeting: 'Hei {name},',
  openOrder: 'Katso tilaus',
  shipped: {
    subject: 'Tilauksesi {number} on lähetetty',
    intro: statusTexts.fi.shipped.line,
    partSubject: 'Osa tilauksestasi {number} on lähetetty',
    partIntro: 'Osa tilauksestasi on matkalla. Lähetämme loput erikseen.',
    codeIntro: 'Tilauksellasi on toinenkin paketti.',
    rest: 'Lähetämme myöhemmin',
    carrier: 'Kuljetus',
    code: 'Seurantakoodi',
    follow: 'Seuraa lähetystä',
    contents: 'Lähetyksen sisältö',
  },
  ready: {
    subject: 'Tilauksesi {number} on noudettavissa',
    intro: 'Tilauksesi odottaa sinua myymälässä. Ota mukaan tilausnumero ja henkilöllisyystodistus.',
    kept: 'Säilytämme tilausta 14 päivää.',
    code: 'Näytä tämä koodi noutaessasi, niin löydämme tilauksesi heti.',
    codeLabel: 'Noutokoodi',
    due: 'Maksetaan noudettaessa: {later}.',
    hours: 'Aukioloajat',
    contents: 'Noudettavat tuotteet',
  },
  expected: {
    subject: 'Tilauksesi {number} odottaa tavaraa',
    movedSubject: 'Tilauksesi {number} saapumispäivä muuttui',
    intro: 'Osa tilauksestasi ei ole vielä varastossa. Saamme puuttuvat tuotteet arviolta alla olevana päivänä.',
    movedIntro: 'Saamme tilauksesi puuttuvat tuotteet eri päivänä kuin aiemmin arvioimme. Uusi arvio on alla.',
    sent: 'Lähetämme ne heti, kun ne ovat meillä.',
    pickup: 'Ilmoitamme heti, kun voit noutaa ne.',
    help: 'Jos päivä ei sovi sinulle, vastaa tähän viestiin. Vaihdamme tuotteen tai palautamme rahat.',
    goods: 'Tulossa meille',
  },
  changed: {
    subject: 'Tilauksesi {number} tiedot on päivitetty',
    intro: 'Päivitimme tilauksesi tiedot. Jos jokin on väärin, vastaa tähän viestiin.',
  },
  emailChanged: {
    subject: 'Tilauksesi {number} sähköpostiosoite on vaihdettu',
    intro:
      'Lähetämme tilaustasi koskevat viestit tästä lähtien toiseen osoitteeseen. Jos et pyytänyt muutosta, vastaa tähän viestiin heti.',
  },
  link: {
    subject: 'Tilauksesi {number}',
    intro: 'Tässä on pyytämäsi linkki tilaukseesi. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään.',
  },
  refund: {
    subject: 'Palautus tilauksesta {number}: {sum}',
    cancelledSubject: 'Tilauksesi {number} on peruttu',
    intro: 'Palautamme sinulle {sum} tilauksesta {number}.',
    cancelledIntro: 'Tilauksesi {number} on peruttu, ja palautamme sinulle {sum}.',
    cancelledFree: 'Tilauksesi {number} on peruttu. Se ei maksanut mitään, joten palautettavaa ei ole.',
    late_payment: 'Maksusi saapui, kun tilaus {number} oli jo peruuntunut. Palautamme sinulle {sum}.',
    paid_twice: 'Tilaus {number} tuli maksetuksi kahdesti. Palautamme sinulle toisen maksun, {sum}.',
    reason: 'Syy',
    what: 'Mistä palautus koostuu',
    delivery: 'Toimituskulut',
    reduction: 'Hyvitys',
    ways: 'Miten raha palautuu',
    gateway:
      '{sum} samaan maksutapaan, jolla maksoit. Raha näkyy tililläsi yleensä 1–5 pankkipäivän kuluessa. Jos pankkisi ei ota palautusta vastaan suoraan, maksunvälittäjämme Paytrail kysyy sinulta tilinumeroa sähköpostilla, tai olemme sinuun yhteydessä.',
    giftCard: '{sum} lahjakortille, jolla maksoit. Summa on heti käytettävissäsi.',
  },
};

export type AfterSaleTexts = typeof fi;
