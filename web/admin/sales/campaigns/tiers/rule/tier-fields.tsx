import { Link } from 'react-router';
import { CellField, ChoiceField, Seen, TextField, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { Field } from '#web/ui/admin/field.tsx';
import { TimeField } from '../../campaign/basic-fields.tsx';
import styles from '../../campaign/campaign.module.css';

type Props = { tiers: { code: string; field: string }[]; codes: readonly string[] };

/** What counts, when, and the tiers with their campaigns. */
export function TierFields({ tiers, codes }: Props) {
  const t = useTexts(fi, en);
  const isLogin = useField('login').value === '1';
  return (
    <>
      <section className="sec form">
        <h2>{t('tiers.goods')}</h2>
        <ChoiceField
          field="type"
          label={t('tiers.type')}
          choices={(['cart_value', 'amount'] as const).map((value) => ({ value, text: t(`tiers.type.${value}`) }))}
        />
        <TextField field="filter" label={t('tiers.filter')} hint={t('tiers.filterHint')} rows={2} />
        <div className={styles.pair}>
          <TextField field="goods.fi" label={t('tiers.goods.fi')} lang="fi" />
          <TextField field="goods.en" label={t('tiers.goods.en')} lang="en" />
        </div>
        <div className={styles.pair}>
          <TimeField field="from" label={t('field.from')} hint={t('field.fromHint')} />
          <TimeField field="until" label={t('field.until')} hint={t('field.untilHint')} />
        </div>
        <label className="check">
          <Seen field="login" />
          <input className="box" type="checkbox" name="f.login" value="1" defaultChecked={isLogin} />
          <span>{t('field.signedIn')}</span>
        </label>
      </section>
      <section className="sec form">
        <h2>{t('tiers.tiers')}</h2>
        <Seen field="tiers" />
        <table className="t in-sec">
          <thead>
            <tr>
              <th scope="col">{t('tiers.from')}</th>
              <th scope="col">{t('tiers.campaign')}</th>
              <th scope="col">{t('tiers.remove')}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ code, field }) => (
              <tr key={code}>
                <td>
                  <CellField field={field} label={`${t('tiers.from')}, ${code}`} />
                </td>
                <th scope="row">
                  <Link className="id" to={`/kampanjat/${encodeURIComponent(code)}`}>
                    {code}
                  </Link>
                </th>
                <td>
                  <input
                    className="box"
                    type="checkbox"
                    name="remove"
                    value={code}
                    aria-label={`${t('tiers.remove')}: ${code}`}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3>{t('tiers.newTier')}</h3>
        <div className={styles.pair}>
          <Field label={t('tiers.from')}>
            {(control) => <input {...control} className="in" name="add.from" inputMode="decimal" />}
          </Field>
          <Field label={t('tiers.campaign')}>
            {(control) => <input {...control} className="in" name="add.code" list="codes" maxLength={40} />}
          </Field>
        </div>
        <datalist id="codes">
          {codes.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      </section>
    </>
  );
}
