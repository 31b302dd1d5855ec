import { Form } from 'react-router';
import type { ListedCategory } from '#backend/catalog/categories/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { CategoriesPage } from './load.ts';

type Props = { open: NonNullable<CategoriesPage['open']>; tree: ListedCategory[] };

/** Removes an empty category, or merges it into another, to which its address then leads. */
export function RemoveForm({ open: { id, version, fields, products }, tree }: Props) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" action="?" className="sec form">
      <h3>{t('part.remove')}</h3>
      <p className="hint">{t('remove.text')}</p>
      {products.length > 0 && <p className="sub">{products.map(({ name }) => name).join(', ')}</p>}
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={fields['name.fi']} />
      <input type="hidden" name="version" value={version} />
      <Field label={t('field.into')}>
        {(control) => (
          <select {...control} className="sel" name="into" defaultValue="">
            <option value="">{t('field.intoNone')}</option>
            {tree
              .filter((one) => one.id !== id)
              .map((one) => (
                <option key={one.id} value={one.id}>{`${one.name.fi} (${one.path})`}</option>
              ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="danger-line" small>
        {t('act.remove')}
      </Button>
    </Form>
  );
}
