/** Texts of confirming with a fresh factor and of a colleague's consent. */
export default {
  'stepUp.title': 'Vahvista, että se olet sinä',
  'stepUp.only': 'Vahvistus koskee vain tätä toimintoa: {action}.',
  'stepUp.passkey': 'Vahvista pääsyavaimella',
  'stepUp.code': 'Koodi sovelluksesta',
  'stepUp.byCode': 'Vahvista koodilla',
  'stepUp.demo': 'Vahvista (esittely)',
  'stepUp.none': 'Sinulla ei ole pääsyavainta eikä sovellusta. Lisää kirjautumistapa omissa tiedoissasi.',
  'stepUp.cancelled': 'Vahvistus keskeytyi. Yritä uudelleen.',
  'stepUp.wrong': 'Koodi ei kelpaa. Odota seuraavaa koodia ja yritä uudelleen.',
  'stepUp.held-back':
    'Kirjautumistapasi on vaihdettu äskettäin. Voit vahvistaa toimintoja vuorokauden kuluttua vaihdosta.',
  'stepUp.failed': 'Vahvistus ei onnistunut. Mitään ei ole muutettu.',
  'stepUp.cancel': 'Peruuta',
  'approval.title': 'Tarvitaan toinen henkilö',
  'approval.intro': 'Pääkäyttäjän tai myyntipäällikön on hyväksyttävä tämä.',
  'approval.reason': 'Perustelu',
  'approval.ask': 'Pyydä hyväksyntää',
  'approval.waiting': 'Pyyntö on lähetetty. Voit jättää ikkunan auki: se jatkaa, kun pyyntö on hyväksytty.',
  'approval.approved': '{name} hyväksyi. Vahvista vielä itse, niin toiminto tehdään.',
  'approval.refused': '{name} hylkäsi pyynnön.',
  'stepUp.noScript':
    'Pääsyavain vaatii JavaScriptin. Salli se selaimessa, tai lisää omiin tietoihisi sovellus: sen koodi toimii ilman JavaScriptiäkin.',
  'stepUp.files': 'Valitut tiedostot eivät tule mukaan. Palaa takaisin ja salli JavaScript, niin ne lähtevät.',
  'stepUp.back': 'Takaisin tekemättä mitään',
  'approval.look': 'Katso, onko pyyntö hyväksytty',
  'approval.waits': 'Pyyntö on lähetetty. Toiminto tehdään, kun se on hyväksytty ja vahvistat sen tässä.',
} as const;
