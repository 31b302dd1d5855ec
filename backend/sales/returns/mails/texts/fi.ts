/** The receipt of a withdrawal. */
export const withdrawalFi = {
  subjectOf: 'Sopimuksen peruuttaminen vastaanotettu: {order}',
  intro:
    'Olemme vastaanottaneet ilmoituksesi sopimuksen peruuttamisesta. Tämä viesti on kuitti ilmoituksesta: säilytä se.',
  receivedAt: 'Vastaanotettu',
  name: 'Nimi',
  order: 'Tilaus tai sopimus',
  email: 'Sähköposti',
  what: 'Mitä peruutat',
  all: 'Koko sopimus',
  nextTitle: 'Seuraavaksi',
  next: 'Palauta tavarat 14 päivän kuluessa tästä ilmoituksesta. Palautamme maksun vakiotoimituksen kuluineen 14 päivän kuluessa ilmoituksesta; voimme odottaa tavaran paluuta. Otamme yhteyttä, jos tarvitsemme lisätietoja.',
  introOfCompany: 'Olemme vastaanottaneet ilmoituksesi. Tämä viesti on kuitti siitä.',
  nextOfCompany:
    'Tilaus on yrityksen, joten palautuksesta sovitaan erikseen. Otamme sinuun yhteyttä. Älä lähetä tavaroita ennen sitä.',
  exchangeSubject: 'Vaihtopyyntösi: {order}',
  exchangeIntro: 'Olemme vastaanottaneet vaihtopyyntösi ja varanneet sinulle uuden tuotteen.',
  exchangeWhat: 'Mitä vaihdat',
  exchangeNext:
    'Palauta tuote käyttämättömänä 14 päivän kuluessa. Lähetämme uuden tuotteen, kun palautus on saapunut, tai saat sen heti myymälästä.',
  refusedSubject: 'Peruuttamisilmoituksesi: {order}',
  refusedIntro: 'Olemme käsitelleet ilmoituksesi sopimuksen peruuttamisesta. Emme voi hyväksyä sitä.',
  why: 'Perustelu',
  disagree: 'Jos olet eri mieltä, vastaa tähän viestiin. Voit kysyä neuvoa myös kuluttajaneuvonnasta (kkv.fi).',
  labelSubject: 'Palautuskorttisi: {order}',
  labelIntro: 'Tämän viestin liitteenä on palautuskortti. Sillä lähetät tuotteet takaisin meille ilman postimaksua.',
  labelHow: 'Näin palautat',
  labelPrint: 'Pakkaa tuotteet, tulosta kortti ja kiinnitä se pakettiin.',
  labelBring: 'Vie paketti kuljetusyhtiön palvelupisteeseen ja säilytä kuitti.',
  labelCode: 'Seurantatunnus',
  notYou: 'Jos et lähettänyt ilmoitusta, vastaa tähän viestiin.',
};
export type WithdrawalTexts = typeof withdrawalFi;
