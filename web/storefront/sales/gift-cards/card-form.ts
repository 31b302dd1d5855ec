import { type PersonalForm, type PersonalProblems, personalFields } from '#domain/sales/gift-cards/personal-card.ts';

/** What the page of gift cards answers: the form again with its problems, or the sku of a card that is ready to be bought. */
export type CardAnswer = {
  values: PersonalForm;
  problems: PersonalProblems;
  failure: 'limited' | 'not_sold' | null;
  sku: string | null;
  /** Makes a new form of each answer. */
  at: number;
};

export const OTHER_SUM = 'muu';

/** The form as typed; of the offered sums and the typed one, the chosen counts. */
export function valuesOf(form: FormData): PersonalForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const offered = text('offered');
  const values = Object.fromEntries(personalFields.map((field) => [field, text(field)])) as PersonalForm;
  return { ...values, way: text('way'), sum: offered && offered !== OTHER_SUM ? offered : values.sum };
}
