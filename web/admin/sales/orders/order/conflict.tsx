import { Form } from 'react-router';
import { editFields } from '#domain/sales/orders/order-edit.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { fullTime } from '../times.ts';
import type { OrderAnswer } from './answer.ts';
import styles from './order.module.css';

type Props = Extract<OrderAnswer, { clashes: unknown }>;

/** Two people changed one field: what it was, what is stored now and by whom, and what this person typed. Nothing typed is lost. */
export function Conflict({ version, clashes, typed }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const clashing = new Set(clashes.map(({ field }) => field));
  const rest = editFields.filter((field) => !clashing.has(field) && typed[field] !== undefined);
  return (
    <Form method="post" className={`sec form ${styles.conflict}`}>
      <Note tone="warn">
        <b>{t('conflict.title')}</b>
        <p>{t('conflict.text')}</p>
      </Note>
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="version" value={version} />
      {typed.notify && <input type="hidden" name="notify" value="1" />}
      {rest.map((field) => (
        <span key={field} hidden>
          <input type="hidden" name={field} value={typed[field]} />
          <input type="hidden" name={`base.${field}`} value={typed[`base.${field}`] ?? ''} />
        </span>
      ))}
      <div className="tbox">
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.base')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
              <th scope="col">{t('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {clashes.map(({ field, base, theirs, mine, who, at }) => (
              <tr key={field}>
                <th scope="row">
                  {t(`edit.${field}`)}
                  {/* what is stored now is what this choice starts from */}
                  <input type="hidden" name={`base.${field}`} value={theirs} />
                </th>
                <td className="muted">{base}</td>
                <td>
                  <label className="check">
                    <input className="box" type="radio" name={field} value={theirs} />
                    <span>
                      {theirs}
                      <small className={styles.under}>
                        {t('conflict.who', {
                          name: who ?? t('conflict.somebody'),
                          time: at ? fullTime(at, locale) : '',
                        })}
                      </small>
                    </span>
                  </label>
                </td>
                <td>
                  <label className="check">
                    <input className="box" type="radio" name={field} value={mine} defaultChecked />
                    <span>{mine}</span>
                  </label>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="btns">
        <Button type="submit" look="primary" shortcut="Control+S">
          {t('edit.save')}
        </Button>
        <ButtonLink look="quiet" to="?">
          {t('act.close')}
        </ButtonLink>
      </p>
    </Form>
  );
}
