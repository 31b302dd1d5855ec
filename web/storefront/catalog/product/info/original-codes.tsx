import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { suppliersOfNumber } from '#domain/catalog/spare-parts/suppliers.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';

/** The manufacturers' codes that the product stands in for, with links to the parts themselves (original-1). */
export function OriginalCodes({ codes }: { codes: readonly string[] }) {
  const { t, locale } = useI18n();
  return (
    <>
      <ul>
        {codes.map((code) => {
          const { productCode = code, supplierNumber = null } = splitSparePartSku(code) ?? {};
          const [brand] = supplierNumber === null ? [] : suppliersOfNumber(supplierNumber);
          return (
            <li key={code} className="num">
              {supplierNumber === null ? code : <a href={links(locale).sparePart(code)}>{productCode}</a>}
              {brand && ` ${brand.name}`}
            </li>
          );
        })}
      </ul>
      <p className="small muted">{t('info.originals.note')}</p>
    </>
  );
}
