import type { FetcherWithComponents } from 'react-router';
import type { OpenCampaign } from '#backend/sales/campaigns/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './campaign.module.css';

type Props = { open: OpenCampaign };

/** What the campaign cost and brought (admin-campaign-5). */
export function Result({ open: { result, stored } }: Props) {
  const t = useTexts(fi, en);
  const { useLimit, uses } = stored;
  return (
    <section className="sec">
      <h2>{t('part.result')}</h2>
      {result.orders === 0 && <p className="sub">{t('result.none')}</p>}
      <dl className="dl">
        <dt>{t('campaigns.uses')}</dt>
        <dd className="num">{useLimit === null ? uses : t('campaigns.ofLimit', { uses, limit: useLimit })}</dd>
        <dt>{t('campaigns.orders')}</dt>
        <dd className="num">{result.orders}</dd>
        <dt>{t('campaigns.discount')}</dt>
        <dd className="num">{formatEuros(result.discount)}</dd>
        <dt>{t('campaigns.revenue')}</dt>
        <dd className="num">{formatEuros(result.revenue)}</dd>
      </dl>
    </section>
  );
}

type StepProps = Props & { fetcher: FetcherWithComponents<unknown>; codeError: string | null };

/** Ends, takes back, copies and removes the campaign. */
export function Steps({ open: { state, stored }, fetcher, codeError }: StepProps) {
  const t = useTexts(fi, en);
  const version = <input type="hidden" name="version" value={stored.version} />;
  return (
    <section className="sec">
      <fetcher.Form method="post" className="btns">
        {version}
        {(state === 'running' || state === 'planned') && (
          <Button type="submit" name="intent" value="end" look="danger-line">
            {t('act.end')}
          </Button>
        )}
        {state === 'planned' && (
          <Button type="submit" name="intent" value="withdraw">
            {t('act.withdraw')}
          </Button>
        )}
        {state === 'draft' && (
          <Button type="submit" name="intent" value="remove" look="danger-line">
            {t('act.remove')}
          </Button>
        )}
      </fetcher.Form>
      <fetcher.Form method="post" className="form">
        <Field label={t('duplicate.code')} error={codeError}>
          {(control) => <input {...control} className="in" name="code" required maxLength={40} autoComplete="off" />}
        </Field>
        <Button type="submit" name="intent" value="duplicate" icon="copy" small>
          {t('act.duplicate')}
        </Button>
      </fetcher.Form>
    </section>
  );
}

const isChange = (key: string): key is Extract<keyof typeof en, `change.${string}`> => key in en;

/** Who did what to a campaign or cart rule, newest first. */
export function History({
  changes,
}: {
  changes: Pick<OpenCampaign['changes'][number], 'id' | 'at' | 'action' | 'actor'>[];
}) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('part.history')}</h2>
      <ul className={styles.lines}>
        {changes.map(({ id, at, action, actor }) => {
          const key = `change.${action}`;
          return (
            <li key={id}>
              <When at={at} /> {actor.name ?? '–'}{' '}
              <small className="sub">{t(isChange(key) ? key : 'change.other')}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
