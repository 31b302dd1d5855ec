import { useEffect, useState } from 'react';
import type { Variant } from '#domain/catalog/products/product.ts';
import MonthlyInPlace from '#web/storefront/catalog/monthly-price/monthly-in-place.tsx';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import type { ProductView } from '../product-view.ts';
import { sharePage } from './share-page.ts';

/** A press of a link; its `data-way` names what opens. */
export type Press = { link: HTMLAnchorElement };

type Props = { press: Press; product: Pick<ProductView, 'name' | 'slug'>; chosen: Pick<Variant, 'sku'> };

/** What a link below the buy button opens: a dialog, the calculator of the monthly price, which then stays, or sharing. */
export default function OpenWay({ press, product: { name, slug }, chosen: { sku } }: Props) {
  const { VehicleDialog } = usePurchaseActions();
  const { link } = press;
  const { way } = link.dataset;
  const [closed, setClosed] = useState<Press | null>(null);
  const [monthly, setMonthly] = useState<HTMLAnchorElement | null>(null);
  if (way === 'monthly' && monthly !== link) setMonthly(link);
  useEffect(() => {
    if (press.link.dataset.way === 'share') void sharePage(press.link);
  }, [press]);
  return (
    <>
      {monthly && <MonthlyInPlace link={monthly} />}
      {way !== 'monthly' && way !== 'share' && press !== closed && (
        <VehicleDialog way={way} product={{ sku, slug, title: name }} onClose={() => setClosed(press)} />
      )}
    </>
  );
}
