import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { ProductAnswer } from './product-actions.ts';

type Props = Extract<ProductAnswer, { clashes: unknown }>;

/** Two people changed one field: what it was, what is stored now and by whom, and what this person typed. Nothing typed is lost. */
export function Conflict({ version, clashes, typed }: Props) {
  const t = useTexts(fi, en);
  const names = new Set(clashes.flatMap(({ field }) => [`f.${field}`, `base.${field}`]));
  // an empty row that could have been filled is nothing to keep
  const rest = typed.filter(
    ([name, value]) => (value !== '' || !name.startsWith('add.')) && !names.has(name) && name !== 'version',
  );
  return (
    <Form method="post" className="sec form">
      <Note tone="warn">
        <b>{t('conflict.title')}</b>
        <p>{t('conflict.text')}</p>
      </Note>
      <input type="hidden" name="version" value={version} />
      {rest.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
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
            {clashes.map(({ field, base, theirs, mine, who }) => (
              <tr key={field}>
                <th scope="row">
                  {decodeURIComponent(field)}
                  {/* what is stored now is what this choice starts from */}
                  <input type="hidden" name={`base.${field}`} value={theirs} />
                </th>
                <td className="muted">{base}</td>
                <td>
                  <label className="check">
                    <input className="box" type="radio" name={`f.${field}`} value={theirs} />
                    <span>
                      {theirs} <small className="sub">{who ?? ''}</small>
                    </span>
                  </label>
                </td>
                <td>
                  <label className="check">
                    <input className="box" type="radio" name={`f.${field}`} value={mine} defaultChecked />
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
          {t('act.save')}
        </Button>
        <ButtonLink look="quiet" to="?">
          {t('act.close')}
        </ButtonLink>
      </p>
    </Form>
  );
}
