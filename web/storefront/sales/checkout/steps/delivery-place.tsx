import type { DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import { deliveryType, needsAddress } from '#domain/sales/delivery/shipping-method.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { countryName } from '#web/storefront/customers/accounts/area/address-text.tsx';
import { useCheckoutForm } from '../form/form-context.tsx';

/** Method and place of delivery: the carrier, then the store, the pickup point or the address. */
export function DeliveryPlace({ method }: { method: DeliveryOption }) {
  const { t, locale } = useI18n();
  const { draft } = useCheckoutForm();
  const type = deliveryType(method);
  const abroad = draft.country === 'FI' ? '' : `, ${countryName(draft.country, locale)}`;
  return (
    <p>
      {type === 'store' || type === 'email' ? null : (
        <>
          {t(`checkout.way.${type}`)}
          <br />
        </>
      )}
      {method.label}
      <Lines lines={method.address === null ? [] : [method.address]} />
      <Lines lines={method.hasServicePoints && draft.servicePointId ? [draft.pointName, draft.pointPlace] : []} />
      <Lines lines={needsAddress(method) ? [draft.street, `${draft.postcode} ${draft.city}${abroad}`] : []} />
    </p>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => (
      <span key={line} className="muted mini-row">
        {line}
      </span>
    ));
}
