export default {
  'consent.banner.title': 'Evästeet',
  'consent.banner.text':
    'Välttämättömät evästeet pitävät kaupan toiminnassa. Luvallasi myös mittaamme kaupan käyttöä, kohdennamme mainontaa ja näytämme muiden palveluiden videoita.',
  'consent.banner.videos':
    'Välttämättömät evästeet pitävät kaupan toiminnassa. Luvallasi näytämme myös muiden palveluiden videoita.',
  'consent.all': 'Hyväksy kaikki',
  'consent.necessary': 'Vain välttämättömät',
  'consent.settings': 'Asetukset',
  'consent.title': 'Evästeasetukset',
  'consent.lead':
    'Kauppa tallentaa selaimeesi vain sen, mitä sen toiminta vaatii, ellet anna lupaa muuhun. Voit muuttaa valintaasi milloin tahansa.',
  'consent.form': 'Valintasi',
  'consent.essential': 'Välttämättömät',
  'consent.essential.text':
    'Ostoskori, kirjautuminen, kieli ja muut pyytämäsi asiat. Ilman näitä kauppa ei toimi, joten lupaa ei kysytä.',
  'consent.always': 'Aina käytössä',
  'consent.statistics': 'Tilastot',
  'consent.statistics.text':
    'Kerromme Google Analyticsille, mitä sivuja ja tuotteita katsotaan ja mitä ostetaan. Nimeäsi tai yhteystietojasi emme kerro.',
  'consent.marketing': 'Mainonta',
  'consent.marketing.text': 'Mainoksemme muilla sivustoilla voivat perustua siihen, mitä katsoit täällä.',
  'consent.embedded': 'Muiden palveluiden sisällöt',
  'consent.embedded.text':
    'Videot ladataan YouTubesta tai Vimeosta ilman erillistä painallusta. Palvelu saa silloin tietää IP-osoitteesi ja katsomasi sivun.',
  'consent.save': 'Tallenna valinta',
  'consent.saved': 'Valintasi on tallennettu.',
  'consent.failed': 'Valintaa ei voitu tallentaa. Tarkista yhteys ja yritä uudelleen.',
  'consent.none': 'Et ole vielä valinnut. Käytössä ovat vain välttämättömät.',
  'consent.since': 'Valitsit viimeksi {date}. Kysymme uudelleen puolen vuoden kuluttua siitä.',
  'consent.notMeasured':
    'Mittaus ei ole käytössä: tilastoja ja mainontaa varten ei tallenneta mitään, joten lupaa ei kysytä.',
  'consent.list': 'Mitä selaimeesi tallennetaan',
  'consent.list.lead':
    'Luettelo on tehty kaupan ohjelmakoodista. Evästeet lähetetään kaupalle jokaisen sivun mukana, selaimen muistissa olevat tiedot eivät.',
  'consent.list.name': 'Nimi',
  'consent.list.purpose': 'Mihin',
  'consent.list.duration': 'Kuinka kauan',
  'consent.kind.cookie': 'eväste',
  'consent.kind.local': 'selaimen muisti',
  'consent.kind.session': 'välilehden muisti',
  'consent.kind.cache': 'selaimen välimuisti',
  'consent.privacy': 'Tietosuojaseloste',
} as const;
