import type { VehicleDialogProps } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const TestRideDialog = lazyComponent(
  () => import('#web/storefront/sales/service-booking/test-ride/test-ride-dialog.tsx'),
);
const TradeInDialog = lazyComponent(() => import('#web/storefront/sales/quote-cart/trade-in-dialog.tsx'));

/** The dialogs of a vehicle's page, each with its own code; here, not among the purchase actions, which every page loads. */
export default function VehicleDialog({ way, ...props }: VehicleDialogProps) {
  return way === 'test-ride' ? <TestRideDialog {...props} /> : <TradeInDialog {...props} />;
}
