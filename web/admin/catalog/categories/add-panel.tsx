import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { CategoryAnswer } from './act.ts';
import type { CategoriesPage } from './load.ts';

/** A new category: its name and where it goes; the rest on its own page. */
export function AddPanel({ page: { tree }, answer }: { page: CategoriesPage; answer: CategoryAnswer | null }) {
  const t = useTexts(fi, en);
  const refused = answer && 'failed' in answer ? answer : null;
  const typed = Object.fromEntries(refused?.typed ?? []);
  const problem = refused?.problems?.[0]?.reason as 'missing' | undefined;
  return (
    <section className="peek" aria-labelledby="new-category">
      <div className="peek-h">
        <h2 id="new-category">{t('new.title')}</h2>
        <span className="push">
          <ButtonLink small icon="x" look="quiet" to="?" shortcut="Escape" aria-label={t('act.close')} />
        </span>
      </div>
      <Form method="post" className="peek-b">
        <div className="sec form">
          <input type="hidden" name="intent" value="add" />
          <Field label={t('field.name')} error={problem && t(`problem.${problem}`)}>
            {(control) => <input {...control} className="in" name="name" defaultValue={typed.name} required />}
          </Field>
          <Field label={t('new.parent')}>
            {(control) => (
              <select {...control} className="sel" name="parent" defaultValue={typed.parent}>
                <option value="">{t('new.top')}</option>
                {tree.map(({ id, name, path }) => (
                  <option key={id} value={id}>{`${name.fi} (${path})`}</option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" look="primary">
            {t('act.add')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
