import type { Variant } from '#domain/catalog/products/product.ts';
import MonthlyInPlace from '#web/storefront/catalog/monthly-price/monthly-in-place.tsx';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import type { ProductView } from '../product-view.ts';

type Props = {
  /** The pressed link; its `data-way` names what opens. */
  link: HTMLAnchorElement;
  product: Pick<ProductView, 'name' | 'slug'>;
  chosen: Pick<Variant, 'sku'>;
  onClose: () => void;
};

/** What a link beside a vehicle's price opens: a dialog, or the calculator of the monthly price in place of the link. */
export default function OpenWay({ link, product: { name, slug }, chosen: { sku }, onClose }: Props) {
  const { VehicleDialog } = usePurchaseActions();
  const { way } = link.dataset;
  return way === 'monthly' ? (
    <MonthlyInPlace link={link} />
  ) : (
    <VehicleDialog way={way} product={{ sku, slug, title: name }} onClose={onClose} />
  );
}
