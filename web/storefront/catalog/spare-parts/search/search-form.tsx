import { type ClipboardEvent, useId } from 'react';
import { Form } from 'react-router';
import { sparePartSuppliers } from '#domain/catalog/spare-parts/suppliers.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { sparePartTool } from '#web/storefront/base/form-tools.ts';
import { links } from '#web/storefront/base/links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { PartQuery } from './part-query.ts';
import styles from './parts-search.module.css';

/** The id of the form, for the switch above the results, which belongs to it. */
export const PART_FORM = 'part-search';

type Props = {
  query: PartQuery;
  /** Called when several lines are pasted into the code field. */
  onManyLines?: (text: string) => void;
};

/**
 * The code field, and the suppliers as buttons that search with the typed code (spare-part-5). Pressing the chosen supplier
 * again searches all. Works without JavaScript.
 */
export function SearchForm({ query, onManyLines }: Props) {
  const { t, locale } = useI18n();
  const labelId = useId();
  const suppliers = sparePartSuppliers();
  const { code, supplier } = query;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!onManyLines || text.trim().split(/[\r\n]+/).length < 2) return;
    event.preventDefault();
    onManyLines(text);
  };
  return (
    <Form
      className={code ? classes(styles.form, styles.isAsked) : styles.form}
      id={PART_FORM}
      method="get"
      action={links(locale).spareParts()}
      role="search"
      {...(import.meta.env.SSR || import.meta.env.DEV ? sparePartTool : null)}
    >
      <TextField
        key={code}
        code
        className={styles.code}
        label={t('parts.code')}
        name="koodi"
        defaultValue={code}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onPaste={paste}
        action={
          // Enter presses the first button, which keeps the supplier
          <Button type="submit" size="l" {...(supplier ? { name: 'toimittaja', value: supplier } : {})}>
            <Icon name="search" />
            {t('parts.find')}
          </Button>
        }
      />
      {suppliers.length > 0 && (
        <fieldset className={styles.sups} aria-labelledby={labelId}>
          <legend className="label" id={labelId}>
            {t('parts.suppliers')}
          </legend>
          <button type="submit" className={styles.sup} aria-pressed={supplier === null}>
            {t('parts.allSuppliers')}
          </button>
          {suppliers.map(({ slug, name, supplierNumber }) => (
            <button
              key={slug}
              type="submit"
              className={styles.sup}
              {...(slug === supplier ? {} : { name: 'toimittaja', value: slug })}
              aria-pressed={slug === supplier}
            >
              {name} <small>{t('parts.supplierNumber', { number: supplierNumber })}</small>
            </button>
          ))}
        </fieldset>
      )}
    </Form>
  );
}
