import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { readVehicle, writeVehicle } from '#domain/catalog/fitment/fitment.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { loadMachine } from './load-machine.ts';
import { MachineList } from './machine-list.tsx';
import { MachinePage } from './machine-page.tsx';

export const handle: PageHandle = { inSiteMap: true, crumbs: 'title' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const { machine } = loaderData;
  const vehicle = machine?.vehicle ?? null;
  const name = vehicle && [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ');
  const title = name ? t('machine.for', { machine: name }) : t('machine.title');
  return [
    ...pageMeta({
      matches,
      locale,
      title,
      path: links(locale).machine(vehicle ? writeVehicle(vehicle) : ''),
      description: t('machine.text'),
      noindex: machine !== null && machine.groups.length + machine.single.length === 0,
    }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const vehicle = readVehicle(url.searchParams.get('ajoneuvo'));
  const hasRegister = shop.vehicleRegister.isOn;
  return vehicle
    ? { machine: await loadMachine(shop, vehicle, localeOf(url.pathname)), makes: [], hasRegister }
    : { machine: null, makes: await shop.fitment.vehicles(), hasRegister };
}

export default function Machine({ loaderData: { machine, makes, hasRegister } }: Route.ComponentProps) {
  return machine ? <MachinePage {...machine} /> : <MachineList makes={makes} hasRegister={hasRegister} />;
}
