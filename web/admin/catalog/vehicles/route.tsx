import { data, Form, redirect } from 'react-router';
import { vehicleKey } from '#domain/catalog/fitment/fitment-rows.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { textsOf, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/vehicles.ts';
import fi from '#web/messages/admin/fi/vehicles.ts';
import type { Route } from './+types/route';
import { FitmentForm } from './fitment-form.tsx';
import { askedRows, typedFitment } from './make-rows.ts';

const FORM = 'fitment';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return {
    vehicles: await shop.staffFitment.list(actor, listRequest(url).text),
    skus: url.searchParams.getAll('sku').join('\n'),
    // a proposal is enough
    mayMake: grantOf(actor.role, 'products.edit') !== null,
  };
}

/** Makes a change set and leads to its preview; nothing changes here. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const form = await request.formData();
  const rows = await askedRows({ shop, actor }, form);
  const title = textsOf(locale, fi, en)('vehicles.set', { goods: rows.length });
  const set = { title, source: 'cells' as const, rows: rows.map((row) => ({ part: 'fitment' as const, row })) };
  const made = rows.length > 0 ? await shop.changeSets.make(actor, set) : null;
  if (made?.ok) throw redirect(`/muutokset/${made.value.id}`);
  return data({ typed: typedFitment(form) }, 400);
}

export default function Vehicles({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicles, skus, mayMake } = loaderData;
  const t = useTexts(fi, en);
  return (
    <>
      <PageBar title={t('vehicles.title')} />
      <main id="sisalto">
        <div className="split">
          <div>
            <ListFrame
              searchLabel={t('vehicles.search')}
              icon="truck"
              empty={t('vehicles.none')}
              isEmpty={vehicles.length === 0}
              next={null}
            >
              <ListTable
                columns={[
                  ...(mayMake ? [null] : []),
                  t('vehicles.make'),
                  t('vehicles.model'),
                  t('vehicles.years'),
                  { right: t('vehicles.goods') },
                ]}
              >
                {vehicles.map((vehicle) => {
                  const { make, model, yearFrom, yearTo, goods } = vehicle;
                  const isAll = yearFrom === null && yearTo === null;
                  const years = isAll ? t('vehicles.allYears') : `${yearFrom ?? ''}–${yearTo ?? ''}`;
                  const key = vehicleKey(vehicle);
                  return (
                    <tr key={key} data-row="">
                      {mayMake && (
                        <td>
                          <input
                            className="box"
                            type="checkbox"
                            name="vehicle"
                            value={key}
                            form={FORM}
                            aria-label={t('vehicles.select', { name: `${make} ${model} ${years}` })}
                          />
                        </td>
                      )}
                      <td>{make}</td>
                      <th scope="row">{model}</th>
                      <td className="num">{years}</td>
                      <td className="r num">{goods}</td>
                    </tr>
                  );
                })}
              </ListTable>
            </ListFrame>
          </div>
          {mayMake && (
            <aside className="aside">
              <Form method="post" id={FORM} className="sec form">
                <FitmentForm typed={actionData?.typed ?? null} skus={skus} />
              </Form>
            </aside>
          )}
        </div>
      </main>
    </>
  );
}
