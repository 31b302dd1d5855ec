import { Outlet, redirect, useRouteLoaderData } from 'react-router';
import { shop } from '#shop.config';
import { staffContext, staffOf } from '#web/admin/base/context.ts';
import { Fault } from '#web/admin/base/pieces/fault.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import type { ViewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import type { Route } from './+types/layout';
import { Dock } from './dock.tsx';
import { Rail } from './rail.tsx';
import type { ShellData } from './shell-data.ts';

const SIGN_IN = '/kirjaudu';

/** Asks to sign in; afterwards the person returns to the page they wanted. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    if (context.get(staffContext)) return;
    const next = url.pathname + url.search;
    throw redirect(next === '/' ? SIGN_IN : `${SIGN_IN}?next=${encodeURIComponent(next)}`);
  },
];

export function loader({ context }: Route.LoaderArgs): ShellData {
  const { actor } = staffOf(context);
  const stores = shop.stores.filter(({ id }) => actor.stores.length === 0 || actor.stores.includes(id));
  return { name: actor.name, role: actor.role, stores: stores.map(({ id, name }) => ({ id, name })), counts: {} };
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  );
}

function Frame({ data, children }: { data: ShellData; children: React.ReactNode }) {
  const t = useTexts(fi, en);
  const root = useRouteLoaderData<{ view: ViewSettings }>('root');
  const find = () => {};
  return (
    <>
      <a className="skip" href="#sisalto">
        {t('shell.skip')}
      </a>
      <div className="app">
        {root && <Rail data={data} view={root.view} onFind={find} />}
        <div className="col">{children}</div>
      </div>
      <Dock data={data} onFind={find} />
    </>
  );
}

/** Errors of a page keep the menu. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const fault = <Fault error={error} />;
  return loaderData ? <Frame data={loaderData}>{fault}</Frame> : fault;
}
