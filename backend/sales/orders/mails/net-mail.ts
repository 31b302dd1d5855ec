import { netBill, netLine } from '#domain/sales/orders/net-order.ts';
import type { OrderMail } from './order-mail.ts';

/** The order of a company with lines and delivery without VAT; total, payments and VAT stay (company-8). */
export function inNetOfCompany(order: OrderMail): OrderMail {
  if (!order.contact.company) return order;
  const { delivery, lines, vat } = order;
  const bill = netBill({ lines, vat, shipping: delivery.price, officeFee: delivery.officeFee });
  return {
    ...order,
    goods: bill.goods,
    discount: bill.discount,
    lines: lines.map(netLine),
    delivery: { ...delivery, price: bill.shipping, officeFee: bill.officeFee },
  };
}
