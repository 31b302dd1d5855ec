/** Texts of the mail about an arrived special order; `{placeholders}` are facts of the mail. */
export const specialOrdersFi = {
  subject: 'Tilaamasi osa on saapunut: {title}',
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  arrived: 'tilaamasi osa on saapunut. Voit noutaa sen myymälästä {store}.',
  part: 'Osa',
  pieces: '{n} kpl',
  store: 'Myymälä',
  number: 'Erikoistilaus {id}',
};
export type SpecialOrderTexts = typeof specialOrdersFi;
