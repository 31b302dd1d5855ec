import { data, useFetcher } from 'react-router';
import { keysIn } from '#domain/base/merge-edits.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { EditFormState, Seen } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { previewPath } from '#web/admin/base/preview-path.ts';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { CampaignStateMark } from '../campaign-state.tsx';
import { fieldText, reasonText } from '../problem-text.ts';
import type { Route } from './+types/route';
import { act, type CampaignAnswer } from './act.ts';
import { BasicFields } from './basic-fields.tsx';
import styles from './campaign.module.css';
import { History, Result, Steps } from './campaign-aside.tsx';
import { CampaignConflict } from './campaign-conflict.tsx';
import { Codes } from './codes.tsx';
import { NEW_RULE } from './read-campaign-form.ts';
import { RuleFields } from './rule-fields.tsx';
import { TryPanel } from './try-panel.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const open = await shop.campaigns.staff.open(actor, params.code);
  if (!open) throw data(null, { status: 404 });
  const [tree, batches] = await Promise.all([
    shop.catalog.tree(locale),
    shop.campaigns.staff.batches(actor, params.code),
  ]);
  return {
    open,
    batches,
    categories: tree.map(({ path, name, level }) => ({ path, name, level })),
    may: mayTry(actor, 'campaigns.edit'),
    mayLook: mayTry(actor, 'content.edit'),
  };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act(staffOf(context), params.code, await request.formData());

const FORM = 'campaign';

export default function CampaignPage({
  loaderData: { open, batches, categories, may, mayLook },
  actionData,
}: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { code, state, fields, stored } = open;
  const fetcher = useFetcher<typeof act>();
  const stepUp = useStepUp(fetcher);
  const last = useLast(fetcher.data ?? actionData);
  const answer: CampaignAnswer | null = last && !isRefused(last) ? last : null;
  useLive([`campaign:${code}`]);
  useNotice(answer && 'notice' in answer ? answer.notice : null);
  const draft = useDraft(`campaign:${code}:${stored.version}`);
  const refused = answer && 'failed' in answer ? answer : null;
  const typed = answer && 'typed' in answer ? answer.typed : null;
  const keys = keysIn(fields.rules ?? '');
  const problems = (refused?.problems ?? []).map(({ field, reason }) => ({ field, reason: reasonText(t, reason) }));
  const codeError = refused && ['code', 'taken'].includes(refused.failed) ? t(`fail.${refused.failed}`) : null;
  const isConflict = answer !== null && 'clashes' in answer;
  return (
    <>
      <PageBar
        title={code}
        back={{ to: '/kampanjat', text: t('campaigns.title') }}
        beside={<CampaignStateMark state={state} pill />}
      >
        {mayLook && state === 'planned' && stored.from && (
          <ButtonLink icon="calendar-clock" to={previewPath(stored.from, '/kampanjat')}>
            {t('campaigns.atStart')}
          </ButtonLink>
        )}
        {may && !isConflict && (
          <Button type="submit" form={FORM} look={state === 'draft' ? 'line' : 'primary'} shortcut="Control+S">
            {t('act.save')}
          </Button>
        )}
        {may && !isConflict && state === 'draft' && (
          <Button type="submit" form={FORM} name="intent" value="start" look="primary" shortcut="Control+Enter">
            {t('act.start')}
          </Button>
        )}
      </PageBar>
      <main id="sisalto">
        {stepUp}
        <RefusedNote answer={actionData} />
        {refused && !codeError && (
          <Note tone="bad">
            {t(`fail.${refused.failed}`)}
            {problems.length > 0 && (
              <ul>
                {problems.map(({ field, reason }) => (
                  <li key={field}>{`${fieldText(t, field, keys)}: ${reason}`}</li>
                ))}
              </ul>
            )}
          </Note>
        )}
        {state === 'draft' && <Note>{t('note.draft')}</Note>}
        {open.tiersOf.length > 0 && <Note>{t('note.tiers', { ids: open.tiersOf.join(', ') })}</Note>}
        {isConflict && answer ? (
          <CampaignConflict conflict={answer} rules={fields.rules ?? ''} fetcher={fetcher} />
        ) : (
          <div className="split">
            <EditFormState value={{ fields, typed: typed && Object.fromEntries(typed), problems }}>
              <fetcher.Form id={FORM} method="post" key={stored.version} ref={draft} className={styles.form}>
                {/* the key Enter presses this one, not a button that moves something */}
                <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" name="do" value="save" />
                <input type="hidden" name="version" value={stored.version} />
                <Seen field="rules" />
                <fieldset disabled={!may} className={styles.fieldset}>
                  <BasicFields />
                  {keys.map((key, i) => (
                    <RuleFields key={key} ruleKey={key} number={i + 1} categories={categories} />
                  ))}
                  {may && <RuleFields ruleKey={NEW_RULE} number={null} categories={categories} />}
                </fieldset>
              </fetcher.Form>
            </EditFormState>
            <aside className="aside">
              <TryPanel
                form={FORM}
                code={code}
                tried={answer && 'tried' in answer ? answer.tried : null}
                typed={typed}
              />
              <Result open={open} />
              {(stored.hasSingleCodes || batches.length > 0) && (
                <Codes
                  code={code}
                  batches={batches}
                  may={may && stored.hasSingleCodes}
                  made={answer && 'codes' in answer ? answer.codes : null}
                  failed={refused?.failed ?? null}
                  fetcher={fetcher}
                />
              )}
              {may && <Steps open={open} fetcher={fetcher} codeError={codeError} />}
              <History changes={open.changes} />
            </aside>
          </div>
        )}
      </main>
    </>
  );
}
