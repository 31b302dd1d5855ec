import { type Locale, localePrefix } from '#domain/base/locale.ts';

/** The shop's answer to a question about a product, to who asked. */
export type QuestionMail = {
  kind: 'question-answered';
  /** Id of the question. */
  subjectId: string;
  to: string;
  locale: Locale;
  name: string;
  product: string;
  question: string;
  answer: string;
  /** The product's page of questions; null when it is no longer on sale. */
  url: string | null;
};

export const exampleQuestionMail = (locale: Locale, baseUrl: string): QuestionMail => ({
  kind: 'question-answered',
  subjectId: 'example',
  to: 'aino@example.fi',
  locale,
  name: 'Aino',
  ...(locale === 'fi'
    ? { product: 'Kypärä Raja', question: 'Mahtuvatko silmälasit?', answer: 'Mahtuvat, myös paksusankaiset.' }
    : { product: 'Raja helmet', question: 'Is there room for glasses?', answer: 'Yes, for thick frames too.' }),
  url: `${baseUrl}${localePrefix(locale)}/kysymykset/kypara-raja`,
});
