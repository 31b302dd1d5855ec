import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { CategoryAnswer } from './act.ts';

type Failure = Exclude<keyof typeof fi & `fail.${string}`, 'fail.has_contents'>;
const isFailure = (key: string): key is Failure => key in en;

const SHOWN = 12;

/** What the last action asks the person to decide, or why it did nothing. */
export function Answered({ answer }: { answer: CategoryAnswer | null }) {
  const t = useTexts(fi, en);
  if (!answer || 'notice' in answer || 'clashes' in answer) return null;
  if ('failed' in answer) {
    const key = `fail.${answer.failed}`;
    return isFailure(key) ? <Note tone="bad">{t(key)}</Note> : null;
  }
  if ('clash' in answer) {
    const { who, base, theirs, mine } = answer.clash;
    return (
      <Note tone="warn">
        <b>{t('clash.title')}</b>
        <p>{t('clash.text', { who: who ?? '–' })}</p>
        <dl className="dl">
          {Object.entries({ base, theirs, mine }).map(([name, value]) => (
            <div key={name}>
              <dt>{t(`clash.${name as 'base' | 'theirs' | 'mine'}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to="?" look="line">
          {t('act.cancel')}
        </ButtonLink>
      </Note>
    );
  }
  const { addresses, typed } = answer;
  return (
    <Note tone="warn">
      <b>{t('confirm.title', { count: addresses.length })}</b>
      <p>{t('confirm.text')}</p>
      <ul>
        {addresses.slice(0, SHOWN).map(({ id, before, after }) => (
          <li key={id}>{`${before} → ${after}`}</li>
        ))}
        {addresses.length > SHOWN && <li>{t('confirm.more', { count: addresses.length - SHOWN })}</li>}
      </ul>
      <Form method="post" className="btns" preventScrollReset>
        {typed
          .filter(([name]) => name !== 'addresses')
          .map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
        <input type="hidden" name="addresses" value={addresses.length} />
        <Button type="submit" look="primary" shortcut="Control+Enter" autoFocus>
          {t('act.confirm')}
        </Button>
        <ButtonLink to="?" look="quiet">
          {t('act.cancel')}
        </ButtonLink>
      </Form>
    </Note>
  );
}
