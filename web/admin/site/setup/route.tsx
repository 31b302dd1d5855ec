import { data, redirect, redirectDocument } from 'react-router';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/setup.ts';
import fi from '#web/messages/admin/fi/setup.ts';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { BeginForm } from './begin-form.tsx';
import { Steps } from './steps.tsx';

const closed = () => data(null, { status: 404 });

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const state = await shop.setup.state(actor);
  if (state.at === 'closed') throw closed();
  return { ...state, stores: config.stores.map(({ id, name }) => ({ id, name })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context);
  const { at } = await staff.shop.setup.state(staff.actor);
  if (at === 'closed') throw closed();
  const done = await act(staff, await request.formData());
  if (done === 'finished') throw redirect('/');
  // a new document takes the name and the stores that the shop has now
  if (done === 'begun') throw redirectDocument('/kayttoonotto');
  return done;
}

/** The first run of a new shop: company and stores, then each step to going live. */
export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const last = useLast(actionData);
  const answer = isRefused(last) ? null : last;
  return (
    <>
      <PageBar title={t('title')} />
      <main id="sisalto">
        {loaderData.at === 'facts' ? (
          <BeginForm problems={answer?.problems ?? []} typed={answer?.typed ?? {}} />
        ) : (
          <Steps {...loaderData} />
        )}
      </main>
    </>
  );
}
