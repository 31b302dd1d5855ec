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
} as const;
