/** The copy of a message to who wrote it. */
export const contactFi = {
  subject: 'Saimme viestisi {number}',
  intro: 'Kiitos viestistäsi! Sen numero on {number} ja vastaanottaja {to}.',
  answer: 'Vastaamme sähköpostitse {days} arkipäivän kuluessa. Asiakaspalvelu on avoinna {hours}.',
  answerAccessibility: 'Vastaamme saavutettavuuspalautteeseen kahden viikon kuluessa.',
  answerSubject: 'Vastaus viestiisi {number}',
  service: 'asiakaspalvelu',
  product: 'Tuote',
  message: 'Viestisi',
  name: 'Nimi',
  email: 'Sähköposti',
  phone: 'Puhelin',
  notYou: 'Jos et lähettänyt viestiä, vastaa tähän, niin poistamme sen.',
};
export type ContactTexts = typeof contactFi;
