import { Form, Link } from 'react-router';
import { sparePartSuppliers } from '#domain/catalog/spare-parts/suppliers.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { exampleParts } from '#web/storefront/catalog/spare-parts/example-parts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './parts-band.module.css';

const TITLE = 'find-part';
const SUPPLIERS = 'find-part-suppliers';

/** "Find a spare part": search by code and supplier, or by supplier alone. */
export function PartsBand() {
  const { t, locale } = useI18n();
  const search = links(locale).spareParts();
  const [example] = exampleParts().numbers;
  const suppliers = sparePartSuppliers();
  return (
    <section className={classes('on-chrome', styles.band)} aria-labelledby={TITLE}>
      <div className="wrap">
        <div className="stack-2">
          <h2 id={TITLE}>{t('home.parts')}</h2>
          <p>{t('home.partsText')}</p>
          <Link className={styles.many} to={links(locale).machine()}>
            <Icon name="wrench" small />
            {t('home.byMachine')}
          </Link>
          <Link className={styles.many} to={`${search}#many-title`}>
            <Icon name="clipboard" small />
            {t('home.manyParts')}
          </Link>
        </div>
        <div className="stack">
          <Form className={styles.form} action={search}>
            <TextField
              label={t('home.partCode')}
              name="koodi"
              code
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              {...(example ? { placeholder: t('home.partExample', { code: example }) } : {})}
            />
            {suppliers.length > 0 && (
              <SelectField label={t('home.supplier')} name="toimittaja">
                <option value="">{t('home.allSuppliers')}</option>
                {suppliers.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <Button look="snow" type="submit">
              <Icon name="search" small />
              {t('home.findPart')}
            </Button>
          </Form>
          {suppliers.length > 0 && (
            <nav className={styles.sups} aria-labelledby={SUPPLIERS}>
              <p id={SUPPLIERS}>{t('home.bySupplier')}</p>
              <ul>
                {suppliers.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link to={`${search}?toimittaja=${slug}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </section>
  );
}
