import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { port } from '../command-line.ts';

/** The admin of the shop under test, which scripts/e2e-server.ts starts. Passkeys need a host name, so no IP address. */
export const ADMIN = `http://localhost:${port + 1}`;

/** Signs the browser in as the demo's person of a role, with a session that scripts/e2e-server.ts opened for the shop at a port. */
export async function asStaff(page: Page, role: StaffRole, at = port): Promise<void> {
  const tokens = JSON.parse(readFileSync(`.cache/e2e-data-${at}/staff-tokens.json`, 'utf8'));
  const url = `http://localhost:${at + 1}`;
  await page.context().addCookies([{ name: 'staff', value: tokens[role], url, sameSite: 'Strict' }]);
}

export type Bought = { sku: string; amount: number }[];

/** Covers sold from the shelf in Oulu, of which there are many. */
export const SKU = '92-0120';

/** An order as the storefront places it, paid at the simulated gateway; returns its number. */
export async function paidOrder(
  request: APIRequestContext,
  lines: Bought = [{ sku: SKU, amount: 1 }],
  over: { methodId?: string; lastname?: string; phone?: string } = {},
): Promise<string> {
  const { methodId = '107', lastname = 'Mallikas', phone = '040 123 4567' } = over;
  const headers = { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` };
  const order = {
    idempotencyKey: randomUUID(),
    lines,
    form: {
      contact: { email: `${randomUUID()}@example.com`, firstname: 'Maija', lastname, phone },
      delivery: { methodId, address: { street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu' } },
      paymentMethodId: 'osuuspankki',
    },
  };
  const priced = await request.post('/api/checkout/orders', { headers, data: { ...order, totalCents: 0 } });
  const { error } = await priced.json();
  const totalCents = error.details.details.total;
  const placed = await request.post('/api/checkout/orders', { headers, data: { ...order, totalCents } });
  expect(placed.status()).toBe(201);
  const { number, payment } = await placed.json();
  const form = { action: 'pay', callbacks: 'once', method: 'osuuspankki' };
  const page = payment.url.replace(/(\/simulator\/pay\/[^/?]+).*/, '$1');
  const paid = await request.post(page, { headers, form, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  return number;
}
