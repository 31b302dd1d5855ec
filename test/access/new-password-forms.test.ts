import { expect, test } from 'vitest';
import { mailTo, visitorFrom } from '#backend/customers/sign-in/test-auth.ts';
import { changeOwnDetails } from '#web/storefront/customers/accounts/own-details/change.ts';
import { createAccountAction } from '#web/storefront/customers/sign-in/server/create-account-action.ts';
import { resetAction } from '#web/storefront/customers/sign-in/server/token-actions.ts';
import { makeCustomer } from '../make-customer.ts';
import { testShop } from '../test-shop.ts';

const BREACHED = 'sonyericsson';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('every form rejects a breached password beside its field', async () => {
  const { shop, clock } = await testShop();
  const customer = await makeCustomer(shop);
  const client = visitorFrom();
  const stamp = shop.formStamps.stamp();
  clock.now = new Date(clock.now.getTime() + 5000);
  const asking = { shop, locale: 'fi', client, intent: { next: null, wish: null } } as const;

  const person = { firstname: 'Salla', lastname: 'Koivu', email: 'salla@example.fi', stamp, website: '' };
  const made = await createAccountAction({
    ...asking,
    url: new URL('http://shop.test/luo-tili'),
    form: formOf({ ...person, password: BREACHED }),
  });
  expect(made).toMatchObject({
    init: { status: 400 },
    data: { problems: { password: 'known' }, values: { firstname: 'Salla' } },
  });

  await shop.auth.requestReset({ email: customer.email, locale: 'fi' }, client);
  const { token } = await mailTo(shop, customer.email, 'account-reset');
  const url = new URL(`http://shop.test/_auth/reset?token=${token}`);
  const reset = await resetAction({ ...asking, url, form: formOf({ password: BREACHED }) });
  expect(reset).toMatchObject({ init: { status: 400 }, data: { problems: { password: 'known' } } });
  // the link is as it was
  expect(await shop.auth.isLive('reset', token)).toBe(true);

  const form = formOf({ form: 'password', currentPassword: customer.password, newPassword: BREACHED });
  const request = new Request('http://shop.test/oma-tili/omat-tiedot', { headers: { cookie: customer.cookie } });
  expect(await changeOwnDetails({ shop, visitor: customer.visitor, form, request, locale: 'fi' })).toMatchObject({
    problems: [{ field: 'newPassword', message: 'account.error.passwordKnown' }],
  });
});
