import type { Localized } from '#domain/base/locale.ts';
import type { StoreConfig } from '#domain/base/shop-config.ts';
import { AGREED_TIME, type MethodRow } from '../make-method.ts';
import { HANDOVER_FEE } from './vehicles.ts';

const PICKUP_TEXT: Localized = {
  fi: 'Lähetämme sähköpostin, kun tilaus on noudettavissa. Säilytämme sitä 14 päivää.',
  en: 'We e-mail you when the order is ready. We keep it for 14 days.',
};
const PICKUP_TIME: Localized = {
  fi: 'Varastossa olevat tuotteet noudettavissa yleensä saman arkipäivän aikana',
  en: 'Goods in stock are usually ready the same working day',
};

const ofStore = { serviceProvider: 'store' } as const;

const pickup = ({ id: storeId, name, pickupMethod: id }: StoreConfig): MethodRow => ({
  ...ofStore,
  id,
  storeId,
  group: 'StorePickup',
  shipping: 0,
  label: { fi: `Nouto myymälästä, ${name}`, en: `Store pickup, ${name}` },
  description: PICKUP_TEXT,
  allowedForSpareParts: true,
  carriesUpTo: 'vehicle',
  offeredFor: ['letter', 'parcel', 'large', 'bulky', 'pallet'],
  deliveryTime: PICKUP_TIME,
});

const handover = ({ id: storeId, name }: StoreConfig, id: string): MethodRow => ({
  ...ofStore,
  id,
  storeId,
  group: 'StorePickup',
  shipping: 0,
  officeFee: HANDOVER_FEE,
  label: { fi: `Ajoneuvon nouto ja luovutus, ${name}`, en: `Vehicle collection and handover, ${name}` },
  description: {
    fi: 'Ajoneuvo luovutetaan ajokuntoisena, käyttö opastetaan ja paperit tehdään valmiiksi.',
    en: 'The vehicle is handed over ready to ride, with guidance and the papers done.',
  },
  carriesUpTo: 'vehicle',
  offeredFor: ['vehicle'],
  deliveryTime: AGREED_TIME,
});

type Local = NonNullable<StoreConfig['localDelivery']>;

const local = ({ id: storeId, name }: StoreConfig, { methods, postcodes }: Local): MethodRow[] => {
  const brought = { ...ofStore, storeId, postcodes, group: 'HomeDelivery', deliveryTime: AGREED_TIME } as const;
  const text = { fi: 'Myymälän oma auto tuo tilauksen perille.', en: 'The store’s own van brings the order.' };
  return [
    {
      ...brought,
      id: methods.goods,
      shipping: 9900,
      label: { fi: `Myymälän kuljetus lähialueelle, ${name}`, en: `Local delivery by the store, ${name}` },
      description: text,
      carriesUpTo: 'pallet',
      offeredFor: ['bulky', 'pallet'],
    },
    {
      ...brought,
      id: methods.vehicle,
      shipping: 30_000,
      officeFee: HANDOVER_FEE,
      label: { fi: `Ajoneuvon kotiintoimitus ja luovutus, ${name}`, en: `Vehicle home delivery and handover, ${name}` },
      description: {
        fi: 'Myymälän väki tuo ajoneuvon kotipihaan, opastaa käytön ja tekee paperit.',
        en: 'People of the store bring the vehicle home, show how it works and do the papers.',
      },
      carriesUpTo: 'vehicle',
      offeredFor: ['vehicle'],
    },
    {
      ...brought,
      id: methods.commissioning,
      shipping: 45_000,
      label: { fi: `Kotiintoimitus ja käyttöönotto, ${name}`, en: `Home delivery and commissioning, ${name}` },
      description: {
        fi: 'Laite tuodaan, kootaan ja otetaan käyttöön luonasi.',
        en: 'The machine is brought, put together and taken into use at your place.',
      },
      carriesUpTo: 'vehicle',
    },
  ];
};

/** Pickup, handover and local delivery of each configured store (delivery-1). */
export function storeMethods(stores: readonly StoreConfig[]): MethodRow[] {
  return stores.flatMap((store) => [
    pickup(store),
    ...(store.handoverMethod ? [handover(store, store.handoverMethod)] : []),
    ...(store.localDelivery ? local(store, store.localDelivery) : []),
  ]);
}
