import type { OpenProduct } from '#backend/catalog/products/staff/service.ts';
import { vatClasses } from '#domain/base/vat.ts';
import { shippingClasses } from '#domain/catalog/products/product.ts';
import { ChoiceField, KeyList, keysOfField, TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { FitmentSection } from './fitment-section.tsx';
import styles from './product.module.css';
import { SerpSection } from './serp-section.tsx';

export type CategoryChoice = { path: string; name: string; level: number };

type Props = {
  product: OpenProduct;
  categories: readonly CategoryChoice[];
  shop: { name: string; host: string };
  may: boolean;
};

/** The quiet column of the form: brand, categories, fitment and the search result. */
export function ProductAside({ product, categories, shop, may }: Props) {
  const t = useTexts(fi, en);
  const chosen = keysOfField(useField('categories').stored);
  const nameOf = (path: string) => categories.find((one) => one.path === path)?.name ?? path;
  return (
    <>
      <section className="sec form">
        <datalist id="brands">
          {product.brands.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <TextField field="brand" label={t('field.brand')} list="brands" />
        <ChoiceField
          field="vatClass"
          label={t('field.vatClass')}
          choices={vatClasses.map((value) => ({ value, text: t(`vat.${value}`) }))}
        />
        <ChoiceField
          field="shippingClass"
          label={t('field.shippingClass')}
          choices={shippingClasses.map((value) => ({ value, text: t(`shipping.${value}`) }))}
        />
        <ChoiceField
          field="hygieneSealed"
          label={t('field.hygieneSealed')}
          choices={(['no', 'yes'] as const).map((value) => ({ value, text: t(`hygieneSealed.${value}`) }))}
        />
      </section>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('part.categories')}</h2>
        </div>
        <KeyList field="categories" />
        <ul className={styles.rows}>
          {chosen.map((path) => (
            <li key={path} className={styles.kept}>
              <span>{nameOf(path)}</span>
              {may && (
                <Button
                  type="submit"
                  small
                  icon="x"
                  name="do"
                  value={`remove categories ${path}`}
                  aria-label={t('act.remove', { name: nameOf(path) })}
                />
              )}
            </li>
          ))}
        </ul>
        {may && <CategorySelect name="add.category" categories={categories} label={t('part.categories')} />}
      </section>
      <FitmentSection key={product.version} vehicles={product.vehicles} may={may} />
      <SerpSection shopName={shop.name} host={shop.host} />
    </>
  );
}

type SelectProps = { name: string; label: string; categories: readonly CategoryChoice[]; id?: string };

/** The tree of categories as a select. */
export function CategorySelect({ name, label, categories, id }: SelectProps) {
  return (
    <select className="sel" name={name} id={id} aria-label={label} defaultValue="">
      <option value="" />
      {categories.map((category) => (
        <option key={category.path} value={category.path}>
          {`${'– '.repeat(category.level - 1)}${category.name}`}
        </option>
      ))}
    </select>
  );
}
