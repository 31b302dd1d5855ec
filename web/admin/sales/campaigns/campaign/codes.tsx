import type { FetcherWithComponents } from 'react-router';
import type { CodeBatch } from '#backend/sales/campaigns/service.ts';
import { MOST_CODES } from '#domain/sales/campaigns/codes/single-code.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { CampaignFailure } from './act.ts';
import styles from './campaign.module.css';

type Props = {
  code: string;
  batches: readonly CodeBatch[];
  may: boolean;
  made: string[] | null;
  failed: CampaignFailure | null;
  fetcher: FetcherWithComponents<unknown>;
};

const LONGEST_PREFIX = 20;

/** Codes that work once: how many of each batch are used, and new ones, which are shown this once (admin-campaign-7). */
export function Codes({ code, batches, may, made, failed, fetcher }: Props) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('part.codes')}</h2>
      {made && <Made code={code} codes={made} />}
      {batches.length === 0 && <p className="sub">{t('codes.none')}</p>}
      <ul className={styles.lines}>
        {batches.map(({ id, prefix, at, codes, used, voidedAt }) => (
          <li key={id}>
            <b>{prefix}</b> <When at={at} day /> <span className="num">{t('codes.used', { used, codes })}</span>{' '}
            {voidedAt && <small className="sub">{t('codes.voided')}</small>}
            {may && !voidedAt && used < codes && (
              <fetcher.Form method="post">
                <input type="hidden" name="batch" value={id} />
                <Button type="submit" small look="quiet" name="intent" value="void">
                  {t('codes.void')}
                </Button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <fetcher.Form method="post" className="form">
          <div className={styles.pair}>
            <Field label={t('codes.count')} error={failed === 'count' ? t('fail.count') : null}>
              {(control) => (
                <input {...control} className="in" type="number" name="count" min={1} max={MOST_CODES} required />
              )}
            </Field>
            <Field label={t('codes.prefix')} error={failed === 'prefix' ? t('fail.prefix') : null}>
              {(control) => (
                <input
                  {...control}
                  className="in"
                  name="prefix"
                  required
                  maxLength={LONGEST_PREFIX}
                  defaultValue={code.slice(0, LONGEST_PREFIX)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" name="intent" value="codes" icon="plus" small>
            {t('codes.make')}
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}

function Made({ code, codes }: { code: string; codes: string[] }) {
  const t = useTexts(fi, en);
  const csv = `data:text/csv;charset=utf-8,${encodeURIComponent(`code\n${codes.join('\n')}\n`)}`;
  return (
    <Note tone="warn">
      <p>{t('codes.once')}</p>
      <p>
        <a className="btn btn-line" href={csv} download={`${code}.csv`}>
          {t('codes.download', { count: codes.length })}
        </a>
      </p>
      <textarea className="ta" readOnly rows={4} aria-label={t('part.codes')} value={codes.join('\n')} />
    </Note>
  );
}
