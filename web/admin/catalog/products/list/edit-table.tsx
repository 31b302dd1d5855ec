import { type KeyboardEvent, useId } from 'react';
import { Form, Link } from 'react-router';
import type { ListedProduct } from '#backend/catalog/products/staff/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { EditAnswer } from './edit-action.ts';
import styles from './list.module.css';

type Props = { products: ListedProduct[]; close: string; answer: EditAnswer | undefined };

/** Enter and the arrows up and down go to the same column of another row; Escape puts the cell back as it was. */
function onKey(event: KeyboardEvent<HTMLFormElement>) {
  const cell = event.target;
  if (!(cell instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape' && cell.value !== cell.defaultValue) {
    event.stopPropagation();
    cell.value = cell.defaultValue;
  }
  if (step === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const kind = cell.name.split(':')[0] ?? '';
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[name^="${kind}:"]`)];
  const next = column[column.indexOf(cell) + step];
  next?.focus();
  next?.select();
}

/** Names and prices of a page of products as cells to edit; what was changed becomes one change set (change-1). */
export function EditTable({ products, close, answer }: Props) {
  const t = useTexts(fi, en);
  const shown = products.filter(({ state }) => state === 'published');
  return (
    <Form method="post" onKeyDown={onKey}>
      <section className="sec form">
        <p className="btns">
          <Button type="submit" look="primary" icon="eye" shortcut="Control+Enter">
            {t('edit.make')}
          </Button>
          <Link className="btn btn-line" to={{ search: close }}>
            {t('edit.cancel')}
          </Link>
        </p>
        <Note>{t('edit.keys')}</Note>
        {answer?.isEmpty && <Note tone="bad">{t('edit.empty')}</Note>}
      </section>
      <div className="tbox">
        <table className={`t ${styles.edit}`}>
          <caption className="sr">{t('edit.start')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('column.sku')}</th>
              <th scope="col">{t('column.name')}</th>
              <th scope="col" className="r">
                {t('column.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <EditRow key={product.sku} product={product} answer={answer} />
            ))}
          </tbody>
        </table>
      </div>
    </Form>
  );
}

const euros = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','));

function EditRow({ product: { sku, name, sold }, answer }: { product: ListedProduct; answer: EditAnswer | undefined }) {
  const t = useTexts(fi, en);
  return (
    <tr>
      <th scope="row">
        <Link className="plain" to={`/tuotteet/${encodeURIComponent(sku)}`}>
          {sku}
        </Link>
      </th>
      <td>
        <CellInput field={`name:${sku}`} label={t('edit.name', { sku })} value={name} answer={answer} />
      </td>
      <td className="r num">
        {sold ? (
          <CellInput
            field={`price:${sold.sku}`}
            label={t('edit.price', { sku })}
            value={euros(sold.regular)}
            answer={answer}
            isNumber
          />
        ) : (
          <Link to={`/tuotteet/${encodeURIComponent(sku)}/hinnat`}>{t('edit.variants')}</Link>
        )}
      </td>
    </tr>
  );
}

type CellProps = { field: string; label: string; value: string; answer: EditAnswer | undefined; isNumber?: boolean };

function CellInput({ field, label, value, answer, isNumber }: CellProps) {
  const t = useTexts(fi, en);
  const id = useId();
  const wrong = answer?.wrong[field];
  return (
    <span className={wrong && 'has-err'}>
      <input type="hidden" name={`was:${field}`} value={answer?.typed[`was:${field}`] ?? value} />
      <input
        className={isNumber ? 'in num r' : 'in'}
        name={field}
        aria-label={label}
        defaultValue={answer?.typed[field] ?? value}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {wrong && (
        <span className="err" id={id}>
          {t(`edit.wrong.${wrong}`)}
        </span>
      )}
    </span>
  );
}
