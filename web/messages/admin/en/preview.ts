/** Texts of a page of the shop shown in a frame. */
export default {
  width: 'Width',
  phone: 'Phone',
  desktop: 'Computer',
  language: 'Language',
  'lang.fi': 'Finnish',
  'lang.en': 'English',
  frame: 'Page in the shop: {width}, {language}',
} as const;
