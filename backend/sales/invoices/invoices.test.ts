import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { companyContact, contractShop } from '#backend/customers/contract-prices/test-contracts.ts';
import { pickupForm } from '#backend/sales/orders/test-orders.ts';
import { byCommand, staffMember } from '#test/actors.ts';
import type { Customer } from '#test/make-customer.ts';

const belt = { sku: 'HIHNA', price: 12_550, stock: { oulu: 50 } };

/** A company that may owe 300 € for 14 days. */
async function invoiceShop() {
  const made = await contractShop([belt]);
  const { shop, companyId } = made;
  await shop.invoices.staff.setTerms(byCommand, companyId, { days: '14', limit: '300', seen: '' });
  const form = {
    ...pickupForm,
    contact: { ...pickupForm.contact, ...companyContact },
    paymentMethodId: 'company-invoice',
  };
  return {
    ...made,
    byInvoice: (by: Customer) => made.buy(by, 'HIHNA', 12_550, {}, { form }),
    account: async () => shop.invoices.staff.account(byCommand, companyId),
  };
}

test('an order by invoice is ready to pack, owed in the ledger, and opens no payment (invoice-2)', async () => {
  const { byInvoice, buyer, order, account, attempts, shelf } = await invoiceShop();
  const placed = await byInvoice(buyer);
  expect(placed.status).toBe(201);
  const { number, payment } = await placed.json();
  expect(payment.url).toContain('/kiitos?');
  expect(await order(number)).toMatchObject({ status: 'paid', paymentMethod: 'company-invoice' });
  expect([await attempts(number), await shelf('HIHNA')]).toEqual([[], { oulu: 49 }]);
  expect(await account()).toMatchObject({
    terms: { days: 14, limit: 30_000 },
    open: 12_550,
    overdue: 0,
    invoices: [{ number, total: 12_550, open: 12_550, issuedOn: '2026-11-21', dueOn: '2026-12-05', state: 'open' }],
  });
});

test('lists of own orders and of the company tell an invoiced order from a paid one (invoice-2)', async () => {
  const { shop, byInvoice, buy, buyer, owner } = await invoiceShop();
  const invoiced = (await (await byInvoice(buyer)).json()).number;
  const bought = (await (await buy(buyer, 'HIHNA', 12_550)).json()).number;
  const isInvoiced = { [invoiced]: true, [bought]: false };
  const told = (orders: { number: string; isInvoiced: boolean }[]) =>
    Object.fromEntries(orders.map((order) => [order.number, order.isInvoiced]));
  expect(told((await shop.ownOrders.list(buyer.userId)).orders)).toEqual(isInvoiced);
  const ofCompany = await shop.ownOrders.ofCompany(owner.visitor, 1);
  expect(told(ofCompany.ok ? ofCompany.value.orders : [])[invoiced]).toBe(true);
});

test('the checkout offers the invoice to the company alone, while the sum fits (invoice-2)', async () => {
  const { shop, buyer, byInvoice, member } = await invoiceShop();
  const offered = async (userId: string | null, businessId: string | null) => {
    const input = { lines: [{ sku: 'HIHNA', amount: 1 }], postcode: null, isCompany: businessId !== null, businessId };
    const options = await shop.checkout.options(input, 'fi', [], userId);
    if (!options.ok) throw new Error('no options');
    return options.value.payment.flatMap(({ methods }) => methods).some(({ id }) => id === 'company-invoice');
  };
  const { businessId } = companyContact;
  expect([
    await offered(buyer.userId, businessId),
    await offered(buyer.userId, null),
    await offered(buyer.userId, '0201256-6'),
    await offered(null, businessId),
  ]).toEqual([true, false, false, false]);
  await byInvoice(buyer);
  await byInvoice(await member('buyer'));
  expect(await offered(buyer.userId, businessId)).toBe(false);
  expect((await byInvoice(buyer)).status).toBe(400);
});

test('without terms, or as a private person, nobody orders by invoice (invoice-2)', async () => {
  const { shop, buyer, byInvoice, buy, companyId, count } = await invoiceShop();
  const form = { ...pickupForm, paymentMethodId: 'company-invoice' };
  expect((await buy(buyer, 'HIHNA', 12_550, {}, { form })).status).toBe(400);
  await shop.invoices.staff.setTerms(byCommand, companyId, { days: '', limit: '', seen: '14 30000' });
  expect((await byInvoice(buyer)).status).toBe(400);
  expect(await count('customer_order')).toBe(0);
});

test('twenty orders at once never exceed the limit (invoice-1)', async () => {
  const { byInvoice, buyer, owner, account, count } = await invoiceShop();
  const placed = await Promise.all(Array.from({ length: 20 }, (_, i) => byInvoice(i % 2 ? buyer : owner)));
  const statuses = placed.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  expect(statuses.filter((status) => status === 400)).toHaveLength(18);
  expect([(await account()).open, await count('customer_order')]).toEqual([25_100, 2]);
});

test('a refund is credited before money leaves; of a paid invoice staff pay it back by hand (invoice-4)', async () => {
  const { shop, byInvoice, buyer, account } = await invoiceShop();
  const first = (await (await byInvoice(buyer)).json()).number;
  const refund = (number: string, cents: number) =>
    shop.afterSale.refund(byCommand, number, { cents, reason: '', restock: false, idempotencyKey: null });
  expect(await refund(first, 2550)).toMatchObject({ ok: true, value: { refund: { status: 'ok', cents: 2550 } } });
  expect(await account()).toMatchObject({ open: 10_000, invoices: [{ total: 12_550, open: 10_000 }] });
  expect(await shop.invoices.staff.markPaid(byCommand, first, '2026-11-21')).toMatchObject({
    value: { cents: 10_000 },
  });
  expect(await account()).toMatchObject({ open: 0, invoices: [{ state: 'paid', paidOn: '2026-11-21' }] });
  expect(await refund(first, 1000)).toMatchObject({ ok: true, value: { refund: { status: 'manual' } } });
  expect((await account()).open).toBe(0);
  const second = (await (await byInvoice(buyer)).json()).number;
  expect(await refund(second, 12_550)).toMatchObject({
    ok: true,
    value: { status: 'refunded', refund: { status: 'ok' } },
  });
  expect(await account()).toMatchObject({ open: 0 });
});

test('an unpaid invoice is overdue the day after it is due, for members and staff (invoice-3)', async () => {
  const { shop, byInvoice, buyer, clock, account } = await invoiceShop();
  const { number } = await (await byInvoice(buyer)).json();
  clock.now = new Date('2026-12-05T12:00:00Z');
  expect((await account()).overdue).toBe(0);
  clock.now = new Date('2026-12-06T12:00:00Z');
  expect(await shop.invoices.ofMember(buyer.visitor)).toMatchObject({
    overdue: 12_550,
    invoices: [{ number, state: 'overdue' }],
  });
});

test('managers set terms, accounting marks paid; both once and on real days (invoice-5)', async () => {
  const { shop, byInvoice, buyer, companyId } = await invoiceShop();
  const { number } = await (await byInvoice(buyer)).json();
  const { kysely } = shop.db;
  const [seller, accounting] = [await staffMember(kysely, 'sales'), await staffMember(kysely, 'accounting')];
  const { staff } = shop.invoices;
  const terms = { days: '30', limit: '1000', seen: '14 30000' };
  await expect(async () => staff.setTerms(seller, companyId, terms)).rejects.toThrow('companies.terms');
  await expect(async () => staff.markPaid(seller, number, '2026-11-21')).rejects.toThrow('invoices.settle');
  const manager = await staffMember(kysely, 'manager');
  expect(await staff.setTerms(manager, companyId, { ...terms, seen: '' })).toMatchObject({ reason: 'changed' });
  expect(await staff.setTerms(manager, companyId, { ...terms, days: 'x' })).toMatchObject({ reason: 'terms' });
  expect(await staff.setTerms(manager, companyId, terms)).toMatchObject({ ok: true });
  for (const day of ['2026-11-20', '2026-11-22', '2026-02-30'])
    expect(await staff.markPaid(accounting, number, day)).toMatchObject({ reason: 'day' });
  expect(await staff.markPaid(accounting, number, '2026-11-21')).toMatchObject({ ok: true });
  expect(await staff.markPaid(accounting, number, '2026-11-21')).toMatchObject({ reason: 'not_open' });
  expect(await staff.markPaid(accounting, '1000016', '2026-11-21')).toMatchObject({ reason: 'unknown' });
});

test('the order’s PDF is the invoice: due date, reference number, account, e-invoice address (invoice-6)', async () => {
  const { shop, buy, buyer, order } = await invoiceShop();
  const einvoice = { einvoiceAddress: '003721228397', einvoiceOperator: 'DABAFIHH' };
  const contact = { ...pickupForm.contact, ...companyContact, ...einvoice };
  const form = { ...pickupForm, contact, paymentMethodId: 'company-invoice' };
  const { number } = await (await buy(buyer, 'HIHNA', 12_550, {}, { form })).json();
  const { secret } = await order(number);
  const found = await shop.ownOrders.receipt({ secret: secret ?? '' }, 'fi');
  const pdf = await getDocumentProxy(new Uint8Array(found?.bytes ?? []));
  const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  for (const part of [`Lasku, tilaus ${number}`, 'Eräpäivä', '5.12.2026', number, '003721228397, DABAFIHH'])
    expect(text).toContain(part);
  // lines and sums are without VAT, the total with it (company-8)
  for (const part of ['100 € / kpl', 'Yhteensä ilman arvonlisäveroa', '125,50 €']) expect(text).toContain(part);
  expect(text).not.toContain('Maksettu');
});
