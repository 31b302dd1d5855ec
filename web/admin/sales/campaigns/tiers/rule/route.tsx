import { data, useFetcher } from 'react-router';
import type { CampaignProblem, CartRuleSaved } from '#backend/sales/campaigns/service.ts';
import { keysIn } from '#domain/base/merge-edits.ts';
import { tierField } from '#domain/sales/campaigns/staff/cart-rule-fields.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { EditFormState } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { orRefused } from '#web/admin/base/refused-form.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { textsOf, useTexts } from '#web/admin/base/texts.tsx';
import { type Notice, useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from '../../campaign/campaign.module.css';
import { History } from '../../campaign/campaign-aside.tsx';
import { CampaignConflict } from '../../campaign/campaign-conflict.tsx';
import { CampaignStateMark } from '../../campaign-state.tsx';
import { reasonText } from '../../problem-text.ts';
import { readTierForm } from '../read-tier-form.ts';
import type { Route } from './+types/route';
import { TierFields } from './tier-fields.tsx';

const INVALID = 422;
const CONFLICT = 409;
const REFUSED = 403;

type Typed = [string, string][];
type Clashes = NonNullable<Extract<CartRuleSaved, { reason: 'conflict' }>['details']>;
type Answer =
  | { notice: Notice }
  | { failed: 'invalid' | 'unknown' | 'not_running'; problems: CampaignProblem[]; typed: Typed }
  | (Clashes & { typed: Typed });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const open = await shop.campaigns.staff.openRule(actor, params.id);
  if (!open) throw data(null, { status: 404 });
  const { campaigns } = await shop.campaigns.staff.list(actor, { works: 'code' });
  return { open, codes: campaigns.map(({ code }) => code), may: mayTry(actor, 'campaigns.start') };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const t = textsOf(locale, fi, en);
  const form = await request.formData();
  const typed = [...form].flatMap(([name, value]): Typed => (typeof value === 'string' ? [[name, value]] : []));
  const { staff } = shop.campaigns;
  if (form.get('intent') === 'end') {
    const ended = await staff.endRule(actor, params.id);
    if (!ended.ok) return data<Answer>({ failed: ended.reason, problems: [], typed }, CONFLICT);
    return data<Answer>({ notice: { message: t('tiers.done.end', { id: params.id }) } });
  }
  const saved = await orRefused(() => staff.saveRule(actor, params.id, readTierForm(form)));
  if ('refused' in saved) return data(saved, REFUSED);
  if (saved.ok) {
    const message = saved.value.others.length > 0 ? 'done.merged' : 'done.save';
    return data<Answer>({ notice: { message: t(message, { code: params.id }) } });
  }
  if (saved.reason === 'conflict' && saved.details) return data<Answer>({ ...saved.details, typed }, CONFLICT);
  const problems = saved.reason === 'invalid' ? (saved.details ?? []) : [];
  return data<Answer>({ failed: saved.reason === 'invalid' ? 'invalid' : 'unknown', problems, typed }, INVALID);
}

const FORM = 'cart-rule';

export default function CartRulePage({ loaderData: { open, codes, may }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { id, state, fields, version } = open;
  const fetcher = useFetcher<typeof action>();
  const stepUp = useStepUp(fetcher);
  const last = useLast(fetcher.data ?? actionData);
  const answer: Answer | null = last && !isRefused(last) ? last : null;
  useLive([`cart-rule:${id}`]);
  useNotice(answer && 'notice' in answer ? answer.notice : null);
  const draft = useDraft(`cart-rule:${id}:${version}`);
  const failed = answer && 'failed' in answer ? answer : null;
  const problems = (failed?.problems ?? []).map(({ field, reason }) => ({ field, reason: reasonText(t, reason) }));
  const isConflict = answer !== null && 'clashes' in answer;
  return (
    <>
      <PageBar
        title={id}
        back={{ to: '/portaat', text: t('campaigns.tiers') }}
        beside={<CampaignStateMark state={state} pill />}
      >
        {may && !isConflict && (
          <Button type="submit" form={FORM} look="primary" shortcut="Control+S">
            {t('act.save')}
          </Button>
        )}
      </PageBar>
      <main id="sisalto">
        {stepUp}
        <RefusedNote answer={actionData} />
        {failed && (
          <Note tone="bad">
            {t(`fail.${failed.failed}`)}
            <ul>
              {problems.map(({ field, reason }) => (
                <li key={field}>{reason}</li>
              ))}
            </ul>
          </Note>
        )}
        {isConflict && answer ? (
          <CampaignConflict conflict={answer} rules="" fetcher={fetcher} />
        ) : (
          <div className="split">
            <EditFormState value={{ fields, typed: failed && Object.fromEntries(failed.typed), problems }}>
              <fetcher.Form id={FORM} method="post" key={version} ref={draft} className={styles.form}>
                <fieldset disabled={!may} className={styles.fieldset}>
                  <TierFields
                    tiers={keysIn(fields.tiers ?? '').map((code) => ({ code, field: tierField(code) }))}
                    codes={codes}
                  />
                </fieldset>
              </fetcher.Form>
            </EditFormState>
            <aside className="aside">
              {may && state !== 'ended' && (
                <fetcher.Form method="post" className="sec">
                  <Button type="submit" name="intent" value="end" look="danger-line">
                    {t('act.end')}
                  </Button>
                </fetcher.Form>
              )}
              <History changes={open.changes} />
            </aside>
          </div>
        )}
      </main>
    </>
  );
}
