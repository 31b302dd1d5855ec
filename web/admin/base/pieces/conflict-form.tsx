import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/conflict.ts';
import fi from '#web/messages/admin/fi/conflict.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { When } from './when.tsx';

/** A field that two people changed; `name` is what its control is called in the form. */
export type ConflictRow = {
  field: string;
  name: string;
  label: string;
  base: string;
  theirs: string;
  mine: string;
  who: string | null;
  at: Date | null;
};

type Props = {
  /** What is stored now: saving again starts from it. */
  version: number;
  rows: ConflictRow[];
  /** The form of a fetcher, where the page's other forms are. */
  form?: typeof Form;
  /** What people read instead of a stored value, such as the option of a select. */
  textOf?: (field: string, value: string) => string;
  /** Hidden fields with all else that was typed. */
  children: ReactNode;
};

/** Two people changed one field: what it was, what is stored now and by whom, and what this person typed. Nothing typed is lost. */
export function ConflictForm({ version, rows, form: Posted = Form, textOf = (_, value) => value, children }: Props) {
  const t = useTexts(fi, en);
  return (
    <Posted method="post" className="sec form">
      <Note tone="warn">
        <b>{t('conflict.title')}</b>
        <p>{t('conflict.text')}</p>
      </Note>
      <input type="hidden" name="version" value={version} />
      {children}
      <div className="tbox">
        <table className="t">
          <thead>
            <tr>
              {(['field', 'base', 'theirs', 'mine'] as const).map((column) => (
                <th scope="col" key={column}>
                  {t(`conflict.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.field} {...row} textOf={textOf} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="btns">
        <Button type="submit" look="primary" shortcut="Control+S">
          {t('conflict.save')}
        </Button>
        <ButtonLink look="quiet" to="?">
          {t('conflict.close')}
        </ButtonLink>
      </p>
    </Posted>
  );
}

type RowProps = ConflictRow & Required<Pick<Props, 'textOf'>>;

function Row({ field, name, label, base, theirs, mine, who, at, textOf }: RowProps) {
  const t = useTexts(fi, en);
  return (
    <tr>
      <th scope="row">
        {label}
        {/* what is stored now is what this choice starts from */}
        <input type="hidden" name={`base.${field}`} value={theirs} />
      </th>
      <td className="muted">{textOf(field, base)}</td>
      <td>
        <label className="check">
          <input className="box" type="radio" name={name} value={theirs} />
          <span>
            {textOf(field, theirs)}{' '}
            <small className="sub">
              {who ?? t('conflict.somebody')} {at && <When at={at} />}
            </small>
          </span>
        </label>
      </td>
      <td>
        <label className="check">
          <input className="box" type="radio" name={name} value={mine} defaultChecked />
          <span>{textOf(field, mine)}</span>
        </label>
      </td>
    </tr>
  );
}
