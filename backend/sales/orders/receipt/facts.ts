import type { PdfFact } from '#backend/platform/pdf/create-pdf.ts';
import { pageFacts, shop } from '#shop.config';
import type { OrderView } from '../shown/order-view.ts';
import type { ReceiptTexts } from './texts.ts';

const lines = (...texts: (string | null | undefined | false)[]) =>
  texts.filter((text): text is string => Boolean(text));
const place = ({ postcode, city }: { postcode: string; city: string }) => `${postcode} ${city}`.trim();

/** The delivery address. */
function delivered({ delivery }: OrderView): string[] {
  const store = shop.stores.find(({ id }) => id === delivery.pickupStoreId);
  const at = delivery.servicePoint ?? (store ? { ...store } : null);
  if (at) return lines(delivery.label, at.name, at.street, place(at));
  const { address } = delivery;
  return lines(delivery.label, address?.street, address && place(address));
}

type Invoice = NonNullable<OrderView['invoice']>;

/** What a company needs to pay: days, reference number, the shop's account, and where the e-invoice goes (invoice-6). */
function invoiceFacts(t: ReceiptTexts, number: string, invoice: Invoice, day: (iso: string) => string): PdfFact[] {
  const { bankAccount } = pageFacts;
  return [
    { title: t.issued, lines: [day(invoice.issuedOn)] },
    { title: t.due, lines: [day(invoice.dueOn)] },
    { title: t.bankReference, lines: [number] },
    ...(bankAccount ? [{ title: t.account, lines: [bankAccount.iban, bankAccount.bic] }] : []),
    ...(invoice.einvoice ? [{ title: t.einvoice, lines: [invoice.einvoice] }] : []),
  ];
}

/** Date and method of payment, seller, buyer and delivery address. */
export function receiptFacts(t: ReceiptTexts, order: OrderView, day: (iso: string) => string): PdfFact[] {
  const { billingAddress: billing, delivery } = order;
  const home = billing ?? delivery.address;
  const { invoice } = order;
  const when = order.paidAt && !invoice ? `${t.paid} ${day(order.paidAt)}` : null;
  return [
    { title: t.placed, lines: lines(day(order.placedAt), when) },
    ...(invoice ? invoiceFacts(t, order.number, invoice, day) : []),
    ...(order.paymentMethod ? [{ title: t.method, lines: [order.paymentMethod] }] : []),
    {
      title: t.buyer,
      lines: lines(
        order.company,
        order.businessId && `${t.businessId} ${order.businessId}`,
        order.name.trim(),
        billing && billing.name !== order.company && billing.name !== order.name && billing.name,
        home?.street,
        home && place(home),
      ),
    },
    { title: t.delivery, lines: delivered(order) },
    ...(order.reference ? [{ title: t.reference, lines: [order.reference] }] : []),
  ].filter((fact) => fact.lines.length > 0);
}
