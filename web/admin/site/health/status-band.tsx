import type { ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/health.ts';
import enLists from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/health.ts';
import fiLists from '#web/messages/admin/fi/lists.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

import styles from './health.module.css';

const STATUSES = ['queued', 'failed', 'sent'] as const;

/** The filters of a log, which keep its tab, and what is done with all of it. */
export function StatusBand({ search, children }: { search?: ReactNode; children: ReactNode }) {
  const t = useTexts(fi, en);
  const lists = useTexts(fiLists, enLists);
  const [params] = useSearchParams();
  return (
    <div className="band">
      <Form role="search" className={styles.filters}>
        <input type="hidden" name="osa" value={params.get('osa') ?? ''} />
        {search}
        <Field inRow label={t('mail.status')}>
          {(control) => (
            <select {...control} className="sel" name="tila" defaultValue={params.get('tila') ?? ''}>
              <option value="">{t('mail.all')}</option>
              {STATUSES.map((status) => (
                <option key={status} value={status}>
                  {t(`mail.${status}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" icon="search">
          {lists('lists.search')}
        </Button>
      </Form>
      {children}
    </div>
  );
}
