import { expect, test } from 'vitest';
import { companyContact, contractShop } from '#backend/customers/contract-prices/test-contracts.ts';
import { pickupForm } from '#backend/sales/orders/test-orders.ts';
import { balanceOf, balances } from '#domain/sales/bookkeeping/journal.ts';
import { byCommand } from '#test/actors.ts';

const PERIOD = { from: '2026-11-01', to: '2026-12-31' };

test('an order on invoice is a receivable until it is paid; a refund of it credits the receivable (bookkeeping-1)', async () => {
  const made = await contractShop([{ sku: 'HIHNA', price: 12_550, stock: { oulu: 50 } }]);
  const { shop, companyId, buyer, clock } = made;
  await shop.invoices.staff.setTerms(byCommand, companyId, { days: '14', limit: '300', seen: '' });
  const contact = { ...pickupForm.contact, ...companyContact };
  const form = { ...pickupForm, contact, paymentMethodId: 'company-invoice' };
  const placed = await made.buy(buyer, 'HIHNA', 12_550, {}, { form });
  const { number } = await placed.json();
  const owed = async () => {
    const vouchers = await shop.bookkeeping.journal(byCommand, 'sales', PERIOD);
    const rows = vouchers.flatMap((voucher) => voucher.rows);
    for (const { debit, credit } of balances(rows)) expect(debit).toBe(credit);
    return (['receivables', 'gateway', 'bank', 'vat:25.5'] as const).map((account) => balanceOf(rows, account));
  };
  expect(await owed()).toEqual([12_550, 0, 0, -2550]);
  await shop.afterSale.refund(byCommand, number, { cents: 1255, reason: '', restock: false, idempotencyKey: null });
  expect(await owed()).toEqual([11_295, 0, 0, -2295]);
  clock.now = new Date('2026-12-02T10:00:00Z');
  expect(await shop.invoices.staff.markPaid(byCommand, number, '2026-12-01')).toMatchObject({ ok: true });
  expect(await owed()).toEqual([0, 0, 11_295, -2295]);
}, 60_000);
