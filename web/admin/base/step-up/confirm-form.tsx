import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/step-up.ts';
import fi from '#web/messages/admin/fi/step-up.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { OWN, type RepeatedForm } from './repeated-form.ts';
import { useConfirmed } from './use-confirmed.ts';

export type ConfirmProblem = 'wrong' | 'held-back' | 'reason';
type Props = { form: RepeatedForm; problem?: ConfirmProblem | null };

/** In place of a page whose form was refused without scripts: confirms the action, and sends everything typed again. */
export function ConfirmForm({ form, problem = null }: Props) {
  const t = useTexts(fi, en);
  const { refused, repeat, start } = form;
  const { ways, approval } = start;
  const needsColleague = refused.reason === 'approval' && approval?.state !== 'approved';
  const confirmed = useConfirmed(refused);
  const own = { to: repeat.to, permission: refused.permission, reason: refused.reason, subject: refused.subject ?? '' };
  return (
    <main id="sisalto">
      <h1>{t(needsColleague ? 'approval.title' : 'stepUp.title')}</h1>
      <p>{t('stepUp.only', { action: confirmed })}</p>
      {repeat.hasFiles && <Note tone="warn">{t('stepUp.files')}</Note>}
      <form method="post" action="/vahvistus/lomake" className="form sec">
        {Object.entries({ ...own, cents: refused.cents === null ? '' : String(refused.cents) }).map(([name, value]) => (
          <input key={name} type="hidden" name={OWN + name} value={value} />
        ))}
        {repeat.fields.map(([name, value], index) => (
          // fields of a form may share a name: their order tells them apart
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {needsColleague ? (
          <Colleague approval={approval} isMissing={problem === 'reason'} />
        ) : (
          <Factor ways={ways} problem={problem} />
        )}
        <a className="link" href={repeat.to}>
          {t('stepUp.back')}
        </a>
      </form>
    </main>
  );
}

type FactorProps = { ways: RepeatedForm['start']['ways']; problem: ConfirmProblem | null };

function Factor({ ways, problem }: FactorProps) {
  const t = useTexts(fi, en);
  const error = problem === null || problem === 'reason' ? null : t(`stepUp.${problem}`);
  if (ways.includes('demo')) return <Confirm way="demo" text={t('stepUp.demo')} />;
  if (!ways.includes('totp'))
    return <Note tone="warn">{t(ways.length === 0 ? 'stepUp.none' : 'stepUp.noScript')}</Note>;
  return (
    <>
      <Field label={t('stepUp.code')} error={error}>
        {(control) => (
          <input
            {...control}
            className="in"
            name={`${OWN}code`}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
      </Field>
      <Confirm way="totp" text={t('stepUp.byCode')} />
    </>
  );
}

type ColleagueProps = { approval: RepeatedForm['start']['approval']; isMissing: boolean };

function Colleague({ approval, isMissing }: ColleagueProps) {
  const t = useTexts(fi, en);
  if (approval?.state === 'open')
    return (
      <>
        <Note>{t('approval.waits')}</Note>
        <Confirm way="look" text={t('approval.look')} />
      </>
    );
  return (
    <>
      {approval && <Note tone="warn">{t('approval.refused', { name: approval.decider ?? '' })}</Note>}
      <p>{t('approval.intro')}</p>
      <Field label={t('approval.reason')} error={isMissing ? t('approval.reason') : null}>
        {(control) => <textarea {...control} className="ta" name={`${OWN}why`} required maxLength={500} />}
      </Field>
      <Confirm way="ask" text={t('approval.ask')} />
    </>
  );
}

const Confirm = ({ way, text }: { way: string; text: string }) => (
  <Button type="submit" look="primary" name={`${OWN}way`} value={way}>
    {text}
  </Button>
);
