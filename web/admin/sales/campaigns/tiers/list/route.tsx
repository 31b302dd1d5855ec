import { data, Link, redirect, useFetcher } from 'react-router';
import type { CartRuleAdded } from '#backend/sales/campaigns/service.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { CampaignStateMark } from '../../campaign-state.tsx';
import { reasonText } from '../../problem-text.ts';
import { TimeText } from '../../time-text.tsx';
import type { Route } from './+types/route';

const INVALID = 422;
type Refused = Extract<CartRuleAdded, { ok: false }>;

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { campaigns } = await shop.campaigns.staff.list(actor, { works: 'code' });
  return {
    rules: await shop.campaigns.staff.rulesList(actor),
    codes: campaigns.map(({ code }) => code),
    may: mayTry(actor, 'campaigns.start'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = {
    id: text('id'),
    type: text('type'),
    from: text('from').replace(',', '.'),
    campaignCode: text('campaign'),
  };
  const made = await shop.campaigns.staff.addRule(actor, typed);
  if (made.ok) return redirect(`/portaat/${encodeURIComponent(made.value.id)}`);
  return data<{ failed: Refused; typed: typeof typed }>({ failed: made, typed }, INVALID);
}

export default function CartRules({ loaderData: { rules, codes, may }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  useLive(['cart-rule']);
  const given = fetcher.data ?? actionData;
  const answer = given && !isRefused(given) ? given : null;
  const heads = [t('tiers.rule'), t('campaigns.state'), t('tiers.tiers'), t('campaigns.time')];
  return (
    <>
      <PageBar title={t('campaigns.tiers')} back={{ to: '/kampanjat', text: t('campaigns.title') }} />
      <main id="sisalto">
        {stepUp}
        <div className="split">
          <div>
            <p className="sub">{t('tiers.text')}</p>
            {rules.length === 0 && <Empty icon="sliders-horizontal" title={t('tiers.none')} />}
            {rules.length > 0 && (
              <ScrollTable label={t('campaigns.tiers')} heads={heads}>
                {rules.map(({ id, rule, state, from, until }) => (
                  <tr key={id} data-row="">
                    <th scope="row">
                      <Link className="id" to={`/portaat/${encodeURIComponent(id)}`}>
                        {id}
                      </Link>
                    </th>
                    <td>
                      <CampaignStateMark state={state} />
                    </td>
                    <td>{rule.priceTiers.map(({ campaignCode }) => campaignCode).join(' → ')}</td>
                    <td>
                      <TimeText from={from} until={until} />
                    </td>
                  </tr>
                ))}
              </ScrollTable>
            )}
          </div>
          {may && (
            <aside className="aside">
              <fetcher.Form method="post" className="sec form">
                <h2>{t('tiers.new')}</h2>
                {answer && <Failed failed={answer.failed} />}
                <Field label={t('tiers.id')} hint={t('tiers.idHint')}>
                  {(control) => (
                    <input
                      {...control}
                      className="in"
                      name="id"
                      required
                      maxLength={100}
                      defaultValue={answer?.typed.id}
                    />
                  )}
                </Field>
                <Field label={t('tiers.type')}>
                  {(control) => (
                    <select {...control} className="sel" name="type" defaultValue={answer?.typed.type ?? 'cart_value'}>
                      <option value="cart_value">{t('tiers.type.cart_value')}</option>
                      <option value="amount">{t('tiers.type.amount')}</option>
                    </select>
                  )}
                </Field>
                <Field label={t('tiers.from')}>
                  {(control) => (
                    <input
                      {...control}
                      className="in"
                      name="from"
                      required
                      inputMode="decimal"
                      defaultValue={answer?.typed.from}
                    />
                  )}
                </Field>
                <Field label={t('tiers.campaign')}>
                  {(control) => (
                    <input
                      {...control}
                      className="in"
                      name="campaign"
                      required
                      list="codes"
                      maxLength={40}
                      defaultValue={answer?.typed.campaignCode}
                    />
                  )}
                </Field>
                <datalist id="codes">
                  {codes.map((code) => (
                    <option key={code} value={code} />
                  ))}
                </datalist>
                <Button type="submit" look="primary">
                  {t('tiers.add')}
                </Button>
              </fetcher.Form>
            </aside>
          )}
        </div>
      </main>
    </>
  );
}

function Failed({ failed }: { failed: Refused }) {
  const t = useTexts(fi, en);
  if (failed.reason !== 'invalid') return <Note tone="bad">{t(`tiers.fail.${failed.reason}`)}</Note>;
  return (
    <Note tone="bad">
      <ul>
        {(failed.details ?? []).map(({ field, reason }) => (
          <li key={field}>{reasonText(t, reason)}</li>
        ))}
      </ul>
    </Note>
  );
}
