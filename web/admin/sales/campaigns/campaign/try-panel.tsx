import type { TriedCart } from '#backend/sales/campaigns/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './campaign.module.css';

type Props = { form: string; code: string; tried: TriedCart | null; typed: [string, string][] | null };

const ROWS = ['1', '2', '3', '4'];

/** A cart tried by the form as it stands: what each rule did to each line (admin-campaign-4). */
export function TryPanel({ form, code, tried, typed }: Props) {
  const t = useTexts(fi, en);
  const values = (name: string) => (typed ?? []).filter(([field]) => field === name).map(([, value]) => value);
  const [skus, amounts] = [values('try.sku'), values('try.amount')];
  return (
    <section className="sec form" aria-labelledby="try">
      <h2 id="try">{t('part.try')}</h2>
      <p className="hint">{t('try.hint')}</p>
      {ROWS.map((row, i) => (
        <div key={row} className={styles.cart}>
          <input
            className="in"
            form={form}
            name="try.sku"
            aria-label={`${t('try.sku')} ${row}`}
            placeholder={t('try.sku')}
            defaultValue={skus[i]}
            maxLength={100}
            autoComplete="off"
          />
          <input
            className="in"
            form={form}
            name="try.amount"
            type="number"
            min={1}
            max={9999}
            aria-label={`${t('try.amount')} ${row}`}
            defaultValue={amounts[i] ?? '1'}
          />
        </div>
      ))}
      <Field label={t('try.at')}>
        {(control) => (
          <input
            {...control}
            className="in"
            form={form}
            type="datetime-local"
            name="try.at"
            defaultValue={values('try.at')[0]}
          />
        )}
      </Field>
      <label className="check">
        <input
          className="box"
          form={form}
          type="checkbox"
          name="try.signedIn"
          value="1"
          defaultChecked={values('try.signedIn').length > 0}
        />
        <span>{t('try.signedIn')}</span>
      </label>
      <Button type="submit" form={form} name="intent" value="try" icon="shopping-cart" shortcut="Control+Shift+E">
        {t('act.try')}
      </Button>
      <div aria-live="polite">{tried && <Tried tried={tried} code={code} />}</div>
    </section>
  );
}

function Tried({ tried: { lines, steps, campaigns, missing }, code }: { tried: TriedCart; code: string }) {
  const t = useTexts(fi, en);
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  return (
    <>
      {missing.length > 0 && <Note tone="warn">{t('try.missing', { skus: missing.join(', ') })}</Note>}
      {lines.length > 0 && (
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{t('try.line')}</th>
              {(['total', 'off', 'left'] as const).map((name) => (
                <th scope="col" className="r" key={name}>
                  {t(`try.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ sku, name, amount, total, discount }) => (
              <tr key={sku}>
                <th scope="row">
                  {name} <small className="sub">{`${sku} × ${amount}`}</small>
                </th>
                <td className="r num">{formatEuros(total)}</td>
                <td className="r num">{discount > 0 ? `−${formatEuros(discount)}` : '–'}</td>
                <td className="r num">{formatEuros(total - discount)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('try.sum')}</th>
              <td className="r num">{formatEuros(sum(({ total }) => total))}</td>
              <td className="r num">{`−${formatEuros(sum(({ discount }) => discount))}`}</td>
              <td className="r num">
                <b>{formatEuros(sum(({ total, discount }) => total - discount))}</b>
              </td>
            </tr>
          </tbody>
        </table>
      )}
      <h3>{t('try.reasons')}</h3>
      <ol className={styles.reasons}>
        {steps.map((step) => {
          const effect = campaigns.find((one) => one.code === step.code)?.rules[step.rule]?.effect;
          const gift = effect?.kind === 'gift_item' ? `${effect.amount} × ${effect.sku}` : '';
          const off = lines.flatMap(({ sku }, i) => {
            const cents = step.off[i] ?? 0;
            return cents > 0 ? [t('outcome.on', { sku, sum: formatEuros(cents) })] : [];
          });
          return (
            <li key={`${step.code} ${step.rule}`}>
              <b>{t('try.rule', { code: step.code === code ? t('try.own') : step.code, number: step.rule + 1 })}</b>{' '}
              {t(`outcome.${step.outcome}`, { sum: formatEuros(step.sum), gift })}
              {off.length > 0 && <span className="sub"> ({off.join(', ')})</span>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
