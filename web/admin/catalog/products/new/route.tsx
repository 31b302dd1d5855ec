import { Form } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { shippingClasses } from '#domain/catalog/products/product.ts';
import { authorise } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import listEn from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/product.ts';
import listFi from '#web/messages/admin/fi/products.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { answer } from '../product/product-actions.ts';
import { CategorySelect } from '../product/product-aside.tsx';
import { Result } from '../product/result.tsx';
import type { Route } from './+types/route';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  authorise(actor, 'products.edit');
  return { categories: (await shop.catalog.tree(locale)).map(({ path, name, level }) => ({ path, name, level })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const shippingClass = text('shippingClass');
  const created = await shop.products.create(actor, {
    sku: text('sku'),
    name: { fi: text('name.fi'), en: text('name.en') },
    brand: text('brand'),
    category: text('category'),
    shippingClass: isOneOf(shippingClasses, shippingClass) ? shippingClass : 'parcel',
    price: text('price') === '' ? null : Number(text('price').replace(',', '.')),
  });
  return answer(created, 'create', form);
}

/** A new product begins with a name, a code and where it belongs; everything else is its own page. */
export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const list = useTexts(listFi, listEn);
  const result = isRefused(actionData) ? undefined : actionData;
  const typed = new Map(result && 'typed' in result ? result.typed : []);
  const input = (name: string, label: string, isRequired = false) => (
    <Field label={label}>
      {(control) => (
        <input {...control} className="in" name={name} defaultValue={typed.get(name)} required={isRequired} />
      )}
    </Field>
  );
  return (
    <>
      <PageBar title={t('new.title')} back={{ to: '/tuotteet', text: list('products.title') }} />
      <main id="sisalto">
        <Result answer={result} done={null} />
        <Form method="post" className="sec form" ref={useDraft('product:new')}>
          <p className="hint">{t('new.text')}</p>
          {input('name.fi', `${t('field.name')}, ${t('lang.fi')}`, true)}
          {input('name.en', `${t('field.name')}, ${t('lang.en')}`)}
          {input('sku', t('field.sku'), true)}
          {input('brand', t('field.brand'))}
          <Field label={t('field.category')}>
            {({ id }) => (
              <CategorySelect id={id} name="category" label={t('field.category')} categories={loaderData.categories} />
            )}
          </Field>
          <Field label={t('field.shippingClass')}>
            {(control) => (
              <select {...control} className="sel" name="shippingClass" defaultValue="parcel">
                {shippingClasses.map((value) => (
                  <option key={value} value={value}>
                    {t(`shipping.${value}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {input('price', t('new.price'))}
          <Button type="submit" look="primary" shortcut="Control+S">
            {t('new.create')}
          </Button>
        </Form>
      </main>
    </>
  );
}
