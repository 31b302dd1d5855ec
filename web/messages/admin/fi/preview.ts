/** Texts of a page of the shop shown in a frame. */
export default {
  width: 'Leveys',
  phone: 'Puhelin',
  desktop: 'Tietokone',
  language: 'Kieli',
  'lang.fi': 'Suomi',
  'lang.en': 'Englanti',
  frame: 'Sivu kaupassa: {width}, {language}',
} as const;
