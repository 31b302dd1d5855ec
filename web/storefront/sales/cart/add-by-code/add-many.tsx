import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { fileText } from '#web/storefront/catalog/spare-parts/many/read-file.ts';
import styles from '#web/storefront/sales/cart/deal/deal.module.css';
import { Accordion } from '#web/ui/accordion/accordion.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { TextArea } from '#web/ui/text-field/text-field.tsx';
import { addLines } from '../cart-store.ts';
import { tellAddedInCart } from '../tell-added.ts';
import type { FoundLines } from './find-many.ts';

/** Adds many products and spare parts by codes and amounts, pasted or from a CSV file; lines with a problem stay in the field (cart-15). */
export function AddMany() {
  const { t, locale } = useI18n();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'empty' | 'no_answer' | 'unreadable'>('idle');
  const [found, setFound] = useState<FoundLines | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setFound(null);
    if (text.trim() === '') return setState('empty');
    setState('busy');
    const lines = await import('./find-many.ts').then(({ findMany }) => findMany(text, locale)).catch(() => null);
    setState(lines ? 'idle' : 'no_answer');
    if (!lines) return;
    setFound(lines);
    setText(lines.refused.map(({ code, amount }) => `${code};${amount}`).join('\n'));
    const asked = lines.items.reduce((sum, { amount }) => sum + amount, 0);
    if (asked > 0) void tellAddedInCart(addLines(lines.items), asked, locale);
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const read = file && fileText(new Uint8Array(await file.arrayBuffer()));
    target.value = '';
    if (read && 'text' in read) setText(read.text);
    setState(read && 'problem' in read ? 'unreadable' : 'idle');
  };
  const isProblem = state === 'empty' || state === 'no_answer' || state === 'unreadable';

  return (
    <div className={styles.cartMany}>
      <Accordion level={3} title={t('cart.many.title')}>
        <form className="stack no-print" onSubmit={submit} noValidate>
          <TextArea
            code
            name="codes"
            label={t('cart.many.label')}
            hint={t('cart.many.hint')}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isProblem && t(`cart.many.${state}`)}
          />
          {found && <Refused found={found} />}
          <div className="row">
            <Button type="submit" look="outline" busy={state === 'busy'}>
              {t('cart.many.add')}
            </Button>
            <label className={buttonClass({ look: 'ghost' })}>
              {t('cart.many.file')}
              <input className="sr" type="file" accept=".csv,.txt,text/csv,text/plain" onChange={readFile} />
            </label>
          </div>
        </form>
      </Accordion>
    </div>
  );
}

/** The lines that were not added, each with its reason. */
function Refused({ found: { refused, overLimit } }: { found: FoundLines }) {
  const { t } = useI18n();
  if (refused.length === 0 && overLimit === 0) return null;
  return (
    <Banner kind="warn" live>
      <b>{t('cart.many.refused', { count: refused.length + overLimit })}</b>
      <ul>
        {refused.map(({ row, code, problem, name }) => (
          <li key={row}>
            {t('cart.many.row', { row })}{' '}
            {problem === 'amount' ? t('cart.many.amount', { code }) : t(`cart.add.${problem}`, { code, name })}
          </li>
        ))}
      </ul>
      {overLimit > 0 && <p>{t('cart.many.overLimit')}</p>}
    </Banner>
  );
}
