import type { SpecialOrderTexts } from './fi.ts';

export const specialOrdersEn: SpecialOrderTexts = {
  subject: 'Your part has arrived: {title}',
  greeting: 'Hi {name},',
  greetingNoName: 'Hi,',
  arrived: 'The part you ordered has arrived. You can pick it up at our {store} store.',
  part: 'Part',
  pieces: '{n} pcs',
  store: 'Store',
  number: 'Special order {id}',
};
