/** Texts of all lists and forms. */
export default {
  'lists.views': 'Näkymät',
  'lists.search': 'Hae',
  'lists.clear': 'Tyhjennä haku',
  'lists.first': 'Alkuun',
  'lists.next': 'Vanhemmat',
  'lists.more': 'yli {count}',
  'lists.all': 'Kaikki',
  'lists.anyone': 'Kuka tahansa',
  'lists.nobody': 'Ei käsittelijää',
  'lists.assignee': 'Käsittelijä',
  'lists.template': 'Pohja',
  'lists.useTemplate': 'Käytä pohjaa',
  'lists.locale': 'Kieli',
  'lists.locale.fi': 'suomi',
  'lists.locale.en': 'englanti',
  'lists.save': 'Tallenna',
  'lists.needsProof':
    'Tämä vaatii vahvistuksen. Vahvista pääsyavaimella tai koodilla ja lähetä uudelleen. Mitään ei ole tallennettu.',
  'lists.needsApproval': 'Tämä vaatii toisen henkilön hyväksynnän. Mitään ei ole lähetetty.',
} as const;
