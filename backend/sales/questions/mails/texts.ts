const fi = {
  subject: 'Vastaus kysymykseesi: {product}',
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  lead: 'Kysyit tuotteesta {product}. Tässä vastauksemme:',
  question: 'Kysymyksesi',
  published: 'Kysymys ja vastaus näkyvät nimimerkilläsi myös tuotteen sivulla. Sähköpostiosoitteesi ei näy.',
  all: 'Tuotteen kysymykset ja vastaukset',
  more: 'Jos jäi kysyttävää, vastaa tähän viestiin.',
};

const en: typeof fi = {
  subject: 'Answer to your question: {product}',
  greeting: 'Hi {name},',
  greetingNoName: 'Hi,',
  lead: 'You asked about {product}. Here is our answer:',
  question: 'Your question',
  published:
    'The question and the answer are also on the product’s page, with the name you gave. Your e-mail is not shown.',
  all: 'Questions and answers of the product',
  more: 'If you have more questions, reply to this message.',
};

/** Texts of the mail about an answered question; `{placeholders}` are facts of the mail. */
export const questionTexts = { fi, en };
