/** What may be said on any page by itself: read by scripts of their own, which bring both languages. */
export default {
  'notices.offline': 'Kauppaan ei saada yhteyttä.',
  'notices.offlineText': 'Muutoksia ei voi tallentaa, ennen kuin yhteys palaa. Ostoskori ja tarjouskori ovat tallessa.',
  'notices.newBuild': 'Kaupasta on uusi versio.',
  'notices.reload': 'Päivitä sivu',
  'notices.later': 'Ei nyt',
} as const;
