import { data, Form, Link, redirect } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import companiesEn from '#web/messages/admin/en/companies.ts';
import en from '#web/messages/admin/en/contract-prices.ts';
import companiesFi from '#web/messages/admin/fi/companies.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Validity } from '../validity.tsx';
import type { Route } from './+types/route';

const INVALID = 422;

/** Lists of contract prices (contract-4). */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return {
    lists: await shop.contractPrices.staff.list(actor),
    mayEdit: mayTry(actor, 'contract-prices.edit'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const name = String((await request.formData()).get('name') ?? '');
  const made = await shop.contractPrices.staff.create(actor, name);
  if (!made.ok) return data({ typed: name }, INVALID);
  throw redirect(`/sopimushinnat/${made.value.id}`);
}

export default function ContractLists({ loaderData: { lists, mayEdit }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const companies = useTexts(companiesFi, companiesEn);
  useLive(['contract-list']);
  const heads = (['name', 'valid', 'rows', 'companies', 'changed'] as const).map((head) => t(`contracts.${head}`));
  return (
    <>
      <PageBar title={t('contracts.title')} back={{ to: '/yritykset', text: companies('companies.title') }} />
      <main id="sisalto">
        <div className="split">
          <div>
            {lists.length === 0 && <Empty icon="badge-percent" title={t('contracts.none')} />}
            {lists.length > 0 && (
              <ScrollTable label={t('contracts.title')} heads={heads}>
                {lists.map((list) => (
                  <tr key={list.id} data-row="">
                    <th scope="row">
                      <Link className="id" to={`/sopimushinnat/${list.id}`}>
                        {list.name}
                      </Link>
                    </th>
                    <td>
                      <Validity list={list} />
                    </td>
                    <td className="num">{list.rows}</td>
                    <td className="num">{list.companies}</td>
                    <td>
                      <When at={list.changedAt} />
                    </td>
                  </tr>
                ))}
              </ScrollTable>
            )}
          </div>
          {mayEdit && (
            <aside className="aside">
              <Form method="post" className="sec form">
                <h2>{t('contracts.new')}</h2>
                <Field label={t('contracts.name')} error={actionData ? t('contracts.error.name') : null}>
                  {(control) => (
                    <input
                      {...control}
                      className="in"
                      name="name"
                      required
                      maxLength={100}
                      defaultValue={actionData?.typed}
                    />
                  )}
                </Field>
                <Button type="submit" look="primary" icon="plus">
                  {t('contracts.new')}
                </Button>
              </Form>
            </aside>
          )}
        </div>
      </main>
    </>
  );
}
