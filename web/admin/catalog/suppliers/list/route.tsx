import { data, Form, Link, redirect } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/suppliers.ts';
import fi from '#web/messages/admin/fi/suppliers.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { readNew } from '../read-form.ts';
import type { Route } from './+types/route';

const INVALID = 422;

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return { suppliers: await shop.suppliers.list(actor) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const read = readNew(form);
  const typed = { number: String(form.get('number') ?? ''), name: String(form.get('name') ?? '') };
  // who may not add one is refused before the form is judged
  await shop.suppliers.list(actor);
  if (!read.ok) return data({ error: read.error, typed }, INVALID);
  const made = await shop.suppliers.create(actor, read.value);
  if (!made.ok) return data({ error: made.reason, typed }, INVALID);
  throw redirect(`/toimittajat/${made.value.id}`);
}

export default function Suppliers({ loaderData, actionData }: Route.ComponentProps) {
  const { suppliers } = loaderData;
  const t = useTexts(fi, en);
  const error = actionData?.error;
  const heads = [t('suppliers.name'), t('suppliers.number'), t('suppliers.columns'), t('suppliers.lastList')];
  return (
    <>
      <PageBar title={t('suppliers.title')} back={{ to: '/tuonti', text: t('suppliers.lists') }} />
      <main id="sisalto">
        <div className="split">
          <div>
            {suppliers.length === 0 && <Empty icon="truck" title={t('suppliers.none')} />}
            {suppliers.length > 0 && (
              <ScrollTable label={t('suppliers.title')} heads={heads}>
                {suppliers.map(({ id, name, number, mapping, lastListAt }) => (
                  <tr key={id} data-row>
                    <th scope="row">
                      <Link className="id" to={`/toimittajat/${id}`}>
                        {name}
                      </Link>
                    </th>
                    <td className="num">{number}</td>
                    <td className="num">{Object.values(mapping).filter(Boolean).length}</td>
                    <td>{lastListAt ? <When at={lastListAt} day /> : '–'}</td>
                  </tr>
                ))}
              </ScrollTable>
            )}
          </div>
          <aside className="aside">
            <Form method="post" className="sec form">
              <h2>{t('suppliers.new')}</h2>
              <Field
                label={t('suppliers.number')}
                hint={t('suppliers.numberHint')}
                error={error === 'number' || error === 'exists' ? t(`suppliers.error.${error}`) : null}
              >
                {(control) => (
                  <input
                    className="in"
                    {...control}
                    name="number"
                    required
                    maxLength={20}
                    defaultValue={actionData?.typed.number}
                  />
                )}
              </Field>
              <Field label={t('suppliers.name')} error={error === 'name' ? t('suppliers.error.name') : null}>
                {(control) => (
                  <input
                    className="in"
                    {...control}
                    name="name"
                    required
                    maxLength={100}
                    defaultValue={actionData?.typed.name}
                  />
                )}
              </Field>
              <Button type="submit" look="primary" icon="plus">
                {t('suppliers.new')}
              </Button>
            </Form>
          </aside>
        </div>
      </main>
    </>
  );
}
