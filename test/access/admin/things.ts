import { isBusinessId } from '#domain/base/contact-details/business-id.ts';
import { makeCustomer } from '../../make-customer.ts';
import type { AdminShop } from './admin-shop.ts';

const key = () => crypto.randomUUID();
const command = { kind: 'command', name: null } as const;
/** Things of stock, workshop and counter that a row needs. */
export const stockThings = {
  count: ({ shop }: AdminShop) =>
    shop.stock.counts.begin(command, { storeId: 'oulu', selection: { kind: 'all' }, isBlind: false, key: key() }),
  transfer: ({ shop }: AdminShop) => shop.stock.transfers.begin(command, { from: 'oulu', to: 'ranua', key: key() }),
  async receipt({ shop, things }: AdminShop) {
    const lines = [{ sku: await things.sku(), ordered: 30, expectedOn: null }];
    const order = { supplier: 'Tukku', storeId: 'oulu', reference: '', lines, key: key() };
    const begun = await shop.stock.receipts.begin(command, order);
    return begun.ok ? begun.value.id : null;
  },
  async serviceBooking({ shop }: AdminShop) {
    const slot = { storeId: 'oulu', work: 'belt' };
    const times = await shop.serviceBookings.times(slot, '');
    const startsAt = times?.days.at(-1)?.starts.at(-1) ?? shop.now();
    const details = { machine: 'Kelkka', name: 'Aino', phone: '040 123 4567', email: '' };
    const made = await shop.serviceBookings.staff.book(command, details, { ...slot, startsAt, key: key() });
    return made.ok ? made.value.id : null;
  },
  async specialOrder({ shop }: AdminShop) {
    const made = await shop.specialOrders.make(
      command,
      {
        storeId: 'oulu',
        sku: 'EI@1',
        title: 'Osa',
        pieces: 1,
        price: null,
        deposit: '',
        supplier: '',
        expectedOn: '',
        note: '',
        name: 'Aino',
        phone: '040 123 4567',
        email: '',
        locale: 'fi',
      },
      key(),
    );
    return made.ok ? made.value.id : null;
  },
};

let lastDigits = 2_000_000;
/** Another valid business id each time: of one id only one company is approved. */
function nextBusinessId(): string {
  lastDigits++;
  const ids = Array.from({ length: 10 }, (_, digit) => `${lastDigits}-${digit}`);
  return ids.find(isBusinessId) ?? nextBusinessId();
}

/** An application that waits for a decision. */
export async function company({ shop }: AdminShop) {
  const { visitor } = await makeCustomer(shop);
  const details = {
    name: 'Korpi Oy',
    businessId: nextBusinessId(),
    contactName: 'Maija',
    contactPhone: '040 123 4567',
  };
  await shop.companies.apply(visitor, details);
  return (await shop.companies.of(visitor))?.id;
}

/** An empty list of contract prices. */
export async function contractList({ shop }: AdminShop) {
  const made = await shop.contractPrices.staff.create(command, 'Kevät');
  return made.ok ? made.value.id : null;
}
