import { keysOf } from '#domain/base/records.ts';
import { type FactField, type FactSection, field, type ShopFacts } from '#domain/content/shop-facts/sections.ts';
import { euros, postcodes, withFirst } from '#domain/content/shop-facts/value-texts.ts';
import { HANDOVER_FEE } from './methods/vehicles.ts';
import { methodRows } from './shipping-methods.ts';
import { vehicleZones } from './vehicle-zones.ts';

/** Prices, offer and zones of deliveries as a section of the settings (setting-6). First values are the delivery table. */
export function deliverySection({ shop }: Pick<ShopFacts, 'shop'>): FactSection {
  const methods = methodRows(shop.stores).filter(({ group }) => group !== 'Email');
  const fields = methods.flatMap(({ id, label, shipping }): FactField[] => {
    const row = { id, label };
    return [
      { ...field(`shop.delivery.hidden.${id}`, 'shown', `offered.${id}`), row },
      { ...field(`shop.delivery.prices.${id}`, 'euros', `price.${id}`), value: withFirst(euros, shipping), row },
    ];
  });
  const officeFee = {
    ...field('shop.delivery.officeFee', 'euros', 'officeFee'),
    value: withFirst(euros, HANDOVER_FEE),
  };
  const zones = keysOf(vehicleZones).map((zone) => ({
    ...field(`shop.delivery.zones.${zone}`, 'postcodes', `zone.${zone}`),
    value: withFirst(postcodes, [...vehicleZones[zone]]),
  }));
  return { id: 'delivery', kind: 'delivery', store: null, fields: [...fields, officeFee, ...zones] };
}
