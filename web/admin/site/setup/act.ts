import { data } from 'react-router';
import type { SetupProblem } from '#backend/entrypoints/setup/service.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { companyFields, FIELD, MOST_STORES, storeFields } from './fields.ts';

/** What was refused: each field, with what was typed. */
type Refused = { problems: SetupProblem[]; typed: Record<string, string> };

const INVALID = 422;
const LONGEST = 200;

/** Does what a form of the setup asks; `begun`: the shop's facts are others, `finished`: nothing is left to do here. */
export async function act(
  { shop, actor }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>,
  form: FormData,
): Promise<'finished' | 'begun' | ReturnType<typeof data<Refused>> | null> {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, LONGEST);
  switch (text('intent')) {
    case 'finish':
      await shop.setup.finish(actor);
      return 'finished';
    case 'confirm':
      await shop.setup.confirm(actor, text('step'));
      return null;
    default: {
      const company = valuesOf(companyFields, (field) => text(FIELD.company(field)));
      const stores = Array.from({ length: MOST_STORES }, (_, i) =>
        valuesOf(storeFields, (field) => text(FIELD.store(i, field))),
      ).filter((store) => Object.values(store).some(Boolean));
      const begun = await shop.setup.begin(actor, { company, stores });
      if (begun.ok) return 'begun';
      const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      return data({ problems: begun.details ?? [], typed }, { status: INVALID });
    }
  }
}

function valuesOf<Field extends string>(fields: readonly Field[], read: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;
}
