import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { fitVerdict } from '#domain/catalog/fitment/fitment.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { withResult } from '#web/storefront/customers/accounts/area/form-result.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import { refused, textOf, typedValues } from '#web/storefront/customers/accounts/form/form-answer.ts';
import type { Route } from './+types/route';
import { MachinesPage } from './machines-page.tsx';
import { OPEN, ownMachinesPath } from './own-machines-path.ts';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('machines.title'));

const isFor = (...about: Parameters<typeof fitVerdict>) => ['fits', 'check'].includes(fitVerdict(...about));

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const [machines, bought] = await Promise.all([
    shop.machines.list(visitor),
    shop.ownOrders.boughtGoods(visitor.userId),
  ]);
  const fitment = await shop.fitment.ofSkus(
    bought.map(({ sku }) => sku),
    localeOf(url.pathname),
  );
  const fitted = machines.map((machine) => ({
    ...machine,
    bought: bought.filter(({ sku }) => isFor(fitment[sku] ?? [], machine)),
  }));
  return {
    hasRegister: shop.vehicleRegister.isOn,
    machines: fitted,
    open: url.searchParams.get(OPEN),
    typed: Object.fromEntries(url.searchParams),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { machines } = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const form = await request.formData();
  const id = textOf(form, 'id');
  const page = ownMachinesPath(localeOf(url.pathname));
  if (textOf(form, 'form') === 'machine-remove') {
    await machines.remove(visitor, id);
    throw redirect(withResult(page, 'kone-poistettu'));
  }
  const typed = typedValues(form);
  const saved = id === 'new' ? await machines.add(visitor, typed) : await machines.change(visitor, id, typed);
  if (saved.ok) throw redirect(withResult(page, 'kone-tallennettu'));
  switch (saved.reason) {
    case 'invalid':
      return data(refused(form, saved.details ?? []), { status: 400 });
    case 'too_many':
      return data(refused(form, [{ field: 'make', message: 'machines.tooMany' }]), { status: 400 });
    case 'not_found':
      throw redirect(withResult(page, 'virhe'));
  }
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'account.toast.failed');

export default function Machines({ loaderData, actionData }: Route.ComponentProps) {
  return <MachinesPage {...loaderData} answer={isConnectionLost(actionData) ? undefined : actionData} />;
}
