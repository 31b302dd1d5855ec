export default {
  'vehicleCode.title': 'Tunnista koneesi',
  'vehicleCode.lead':
    'Kirjoita koneen rekisteritunnus tai valmistenumero, niin näet heti, mitkä tuotteet siihen sopivat.',
  'vehicleCode.label': 'Rekisteritunnus tai valmistenumero',
  'vehicleCode.purpose':
    'Haemme tunnuksella merkin, mallin ja vuosimallin ajoneuvorekisteristä. Emme tallenna tunnusta.',
  'vehicleCode.find': 'Tunnista kone',
  'vehicleCode.or': 'Tai valitse kone itse',
  'vehicleCode.invalid': 'Kirjoita rekisteritunnus (esimerkiksi ABC-123) tai 17-merkkinen valmistenumero.',
  'vehicleCode.unknown': 'Emme tunnista tätä tunnusta. Tarkista se, valitse kone itse tai kysy meiltä.',
  'vehicleCode.away': 'Ajoneuvorekisteri ei vastaa juuri nyt. Valitse kone itse tai kysy meiltä.',
  'vehicleCode.limited':
    'Olet hakenut monta kertaa. Yritä tunnin kuluttua uudelleen, valitse kone itse tai kysy meiltä.',
  'vehicleCode.noGoods': 'Koneesi on {machine}. Emme tiedä vielä, mitkä tuotteet siihen sopivat.',
  'vehicleCode.found': 'Rekisterissä: {machine}. Onko tämä koneesi?',
  'vehicleCode.several': 'Rekisterissä: {machine}. Mikä näistä on koneesi?',
  'vehicleCode.byHand': 'Valitse kone itse',
  'vehicleCode.link': 'Tunnista kone rekisteritunnuksella',
  'vehicleCode.keep': 'Tallenna tunnuksineen omiin koneisiin',
  'vehicleCode.keepOf': 'Tallenna tunnuksineen omiin koneisiin: {machine}',
} as const;
