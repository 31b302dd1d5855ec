import { data, redirect, useSearchParams } from 'react-router';
import { localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { campaignStates } from '#domain/sales/campaigns/staff/campaign-state.ts';
import { isMonth, monthOf } from '#domain/sales/campaigns/staff/month-bars.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import type { Route } from './+types/route';
import { Calendar } from './calendar.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { NewCampaign, type NewCampaignAnswer } from './new-campaign.tsx';

const INVALID = 422;
const ways = ['automatic', 'code'] as const;

/** Campaigns by state and words, or those of a month. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const may = { add: mayTry(actor, 'campaigns.edit'), look: mayTry(actor, 'content.edit') };
  const today = localDay(shop.now(), config.timeZone);
  if (url.searchParams.get('nakyma') === 'kalenteri') {
    const asked = url.searchParams.get('kuukausi') ?? '';
    const month = isMonth(asked) ? asked : today.slice(0, 7);
    const start = (of: string) => startOfLocalDay(`${of}-01`, config.timeZone);
    const between = { from: start(month), until: start(monthOf(month, 1)) };
    return { ...(await shop.campaigns.staff.list(actor, { between })), may, today, month, works: null };
  }
  const { text, view, after } = listRequest(url, [...campaignStates, 'all'] as const);
  const works = ways.find((way) => way === url.searchParams.get('works')) ?? null;
  const state = view === 'all' ? null : view;
  return { ...(await shop.campaigns.staff.list(actor, { state, works, text, after })), may, today, month: null, works };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { code: text('code'), fi: text('fi'), en: text('en') };
  const made = await shop.campaigns.staff.add(actor, { code: typed.code, name: typed });
  if (made.ok) throw redirect(`/kampanjat/${encodeURIComponent(made.value.code)}`);
  return data<NewCampaignAnswer>({ failed: made.reason, typed }, INVALID);
}

export default function Campaigns({ loaderData, actionData }: Route.ComponentProps) {
  const { may, month, campaigns, today } = loaderData;
  const t = useTexts(fi, en);
  useLive(['campaign']);
  const [params] = useSearchParams();
  const isAdding = may.add && params.has('uusi');
  return (
    <>
      <PageBar title={t('campaigns.title')}>
        {month ? (
          <ButtonLink icon="table-2" to="/kampanjat">
            {t('campaigns.list')}
          </ButtonLink>
        ) : (
          <ButtonLink icon="calendar-days" to="?nakyma=kalenteri">
            {t('campaigns.calendar')}
          </ButtonLink>
        )}
        {may.look && (
          <ButtonLink icon="calendar-clock" to="/esikatselu?sivu=/kampanjat">
            {t('campaigns.atDate')}
          </ButtonLink>
        )}
        <ButtonLink icon="sliders-horizontal" to="/portaat">
          {t('campaigns.tiers')}
        </ButtonLink>
        {may.add && (
          <ButtonLink to="?uusi=1" look="primary" icon="plus" shortcut="C">
            {t('campaigns.new')}
          </ButtonLink>
        )}
      </PageBar>
      <main id="sisalto">
        {month ? (
          <Calendar month={month} campaigns={campaigns} today={today} mayLook={may.look} />
        ) : (
          <div className={isAdding ? 'peeked' : undefined}>
            <CampaignTable page={loaderData} />
            {isAdding && <NewCampaign answer={actionData ?? null} />}
          </div>
        )}
      </main>
    </>
  );
}
