import { expect, test, vi } from 'vitest';
import { createPaytrail } from '#backend/sales/payments/paytrail/paytrail.ts';
import type { OpenedPayment } from '#backend/sales/payments/provider.ts';
import { paymentToOpen, testPayments } from '#backend/sales/payments/test-payments.ts';

type Made = Awaited<ReturnType<typeof testPayments>>;

async function opened({ payments }: Made, over = {}): Promise<OpenedPayment> {
  const result = await payments.open(paymentToOpen(over));
  if (!result.ok) throw new Error(`not opened: ${result.details}`);
  return result.value;
}

/** Follows the browser from the simulator's response through the shop's return route to the final page. */
async function landing({ app }: Made, response: Response) {
  expect(response.status).toBe(303);
  const returned = await app.request(response.headers.get('location') ?? '');
  expect(returned.status).toBe(303);
  return returned.headers.get('location');
}

test('lists methods over the signed protocol, without credit first (payment-1, checkout-5)', async () => {
  const { payments } = await testPayments();
  const methods = await payments.methods(2620, 'fi');
  expect(methods.ok && methods.value.map(({ label, credit }) => `${label}: ${credit}`)).toEqual([
    'Verkkopankki: no-credit',
    'Mobiilimaksu: no-credit',
    'Pankki- tai luottokortti: no-credit',
    'Lasku: may-include-credit',
    'Osamaksu tai luotto: credit',
  ]);
});

test('a paid payment settles by callback and redirect, and leads to the thank-you page (payment-1)', async () => {
  const made = await testPayments();
  const { transactionId, href, form } = await opened(made);
  expect(form).toEqual({ url: href, method: 'GET', fields: [] });
  expect(await made.payments.status(transactionId)).toMatchObject({ ok: true, value: { status: 'new', amount: 2620 } });

  const pressed = await made.decide(transactionId, { action: 'pay', method: 'nordea' });
  expect(await landing(made, pressed)).toBe('/kiitos?order_id=1000016');
  expect(made.told).toHaveLength(2);
  expect(made.told[0]).toMatchObject({
    transactionId,
    reference: '1000016',
    amount: 2620,
    status: 'ok',
    method: 'nordea',
  });
  expect(await made.payments.status(transactionId)).toMatchObject({ value: { status: 'ok', method: 'nordea' } });
});

test('a chosen method posts a form to the page with that method', async () => {
  const made = await testPayments();
  const { form, href } = await opened(made, { methodId: 'danske' });
  expect(form).toMatchObject({ method: 'POST', url: `${href}/method/danske` });
  const posted = await made.app.request(form.url, { method: 'POST' });
  const page = await (await made.app.request(posted.headers.get('location') ?? '')).text();
  expect(page).toMatch(/value="danske" checked/);
  expect(page).toContain('26,20');
});

test('cancelling leads back to the cart; the payment can still be paid later', async () => {
  const made = await testPayments();
  const { transactionId } = await opened(made);
  expect(await landing(made, await made.decide(transactionId, { action: 'cancel' }))).toBe('/kassa?maksu=peruttu');
  expect(made.told.map(({ status }) => status)).toEqual(['fail', 'fail']);
  expect(await landing(made, await made.decide(transactionId, { action: 'pay' }))).toBe('/kiitos?order_id=1000016');
});

test('a paid payment stays paid', async () => {
  const made = await testPayments();
  const { transactionId } = await opened(made);
  await made.decide(transactionId, { action: 'pay' });
  await made.decide(transactionId, { action: 'cancel' });
  expect(made.told.map(({ status }) => status)).toEqual(['ok', 'ok']);
});

test('a pending payment is paid by a later callback', async () => {
  const made = await testPayments({ work: true });
  const { transactionId } = await opened(made);
  const pressed = await made.decide(transactionId, { action: 'pending', seconds: '0' });
  expect(await landing(made, pressed)).toBe('/kiitos?order_id=1000016');
  await vi.waitFor(() => expect(made.told.map(({ status }) => status)).toEqual(['pending', 'pending', 'ok']), 5000);
});

test.each([
  [{ callbacks: 'twice' }, ['ok', 'ok'], true],
  [{ callbacks: 'never' }, [], true],
  [{ callbacks: 'once', noRedirect: '1' }, ['ok'], false],
])('sends the chosen callbacks: %o', async (options, statuses, redirects) => {
  const made = await testPayments();
  const { transactionId } = await opened(made);
  const response = await made.decide(transactionId, { action: 'pay', ...options });
  expect(made.told.map(({ status }) => status)).toEqual(statuses);
  expect(response.headers.has('location')).toBe(redirects);
});

test('sends a late callback as a job, without the browser', async () => {
  const made = await testPayments({ work: true });
  const { transactionId } = await opened(made);
  await made.decide(transactionId, { action: 'pay', callbacks: 'late', seconds: '0' });
  await vi.waitFor(() => expect(made.told).toHaveLength(1), 5000);
});

test('refuses a bad signature, wrong sums and a used stamp', async () => {
  const made = await testPayments();
  const unsigned = await made.app.request('http://shop.test/simulator/payments', { method: 'POST', body: '{}' });
  expect(unsigned.status).toBe(401);
  const payment = paymentToOpen();
  expect(await made.payments.open(payment)).toMatchObject({ ok: true });
  expect(await made.payments.open(payment)).toMatchObject({
    ok: false,
    reason: 'refused',
    details: 'Stamp has been used',
  });
  const country = { street: 'x', postcode: '1', city: 'y', country: 'Suomi' };
  expect(await made.payments.open(paymentToOpen({ deliveryAddress: country }))).toMatchObject({
    reason: 'refused',
    details: expect.stringContaining('deliveryAddress.country'),
  });
  expect(await made.payments.status('nothing')).toMatchObject({ reason: 'refused', details: 'Payment not found' });
});

test('refuses addresses of other hosts, as its secret is public', async () => {
  const made = await testPayments();
  const elsewhere = createPaytrail(
    { ...made.ctx, baseUrl: 'https://stranger.example' },
    {
      url: 'http://shop.test/simulator',
      merchantId: made.ctx.settings.PAYTRAIL_MERCHANT_ID,
      secret: made.ctx.settings.PAYTRAIL_SECRET,
    },
  );
  expect(await elsewhere.open(paymentToOpen())).toMatchObject({
    reason: 'refused',
    details: expect.stringContaining('urls'),
  });
});

test('refuses rows that do not sum to the amount', async () => {
  const { paymentRequest } = await import('./protocol.ts');
  const { paymentBody } = await import('#backend/sales/payments/paytrail/payment-body.ts');
  const body = paymentBody(paymentToOpen(), 'http://shop.test');
  expect(paymentRequest.safeParse(body).success).toBe(true);
  expect(paymentRequest.safeParse({ ...body, amount: 2621 }).success).toBe(false);
});

test('simulates unavailability and wrong signatures', async () => {
  const made = await testPayments();
  const faults = made.gateway.faults;
  if (!faults) throw new Error('no simulator');
  faults.down = true;
  expect(await made.payments.open(paymentToOpen())).toMatchObject({ reason: 'unavailable', details: 'HTTP 502' });
  faults.down = false;
  faults.wrongSignature = true;
  expect(await made.payments.methods(2620, 'fi')).toMatchObject({ reason: 'unavailable' });
  faults.wrongSignature = false;
  expect(await made.payments.methods(2620, 'fi')).toMatchObject({ ok: true });
});

test('shows the page in both languages, by default that of the payment', async () => {
  const made = await testPayments();
  const { href } = await opened(made, { locale: 'en' });
  expect(await (await made.app.request(href)).text()).toContain('<html lang="en">');
  const finnish = await made.app.request(`${href}?language=fi`);
  expect(await finnish.text()).toContain('Jätä odottamaan');
  expect(finnish.headers.get('x-robots-tag')).toBe('noindex');
  expect((await made.app.request('http://shop.test/simulator/pay/nothing')).status).toBe(404);
});
