import { type ClipboardEvent, useId } from 'react';
import { Form } from 'react-router';
import { sparePartSuppliers } from '#domain/catalog/spare-parts/suppliers.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { PartQuery } from './part-query.ts';

/** The form's id: the switch above the results belongs to it, too. */
export const PART_FORM = 'part-search';

type Props = {
  query: PartQuery;
  /** Several lines were pasted into the box of one code. */
  onManyLines?: (text: string) => void;
};

/**
 * The code, and the suppliers as buttons that search with what is typed; the chosen one again searches everywhere.
 * Works without JavaScript.
 */
export function SearchForm({ query, onManyLines }: Props) {
  const { t, locale } = useI18n();
  const labelId = useId();
  const { code, supplier } = query;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!onManyLines || text.trim().split(/[\r\n]+/).length < 2) return;
    event.preventDefault();
    onManyLines(text);
  };
  return (
    <Form
      className={code ? 'pf-form is-asked' : 'pf-form'}
      id={PART_FORM}
      method="get"
      action={links(locale).spareParts()}
      role="search"
    >
      <TextField
        key={code}
        code
        className="pf-code"
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
          // the first button is pressed by Enter: it keeps the supplier
          <Button type="submit" size="l" {...(supplier ? { name: 'toimittaja', value: supplier } : {})}>
            <Icon name="search" />
            {t('parts.find')}
          </Button>
        }
      />
      {sparePartSuppliers.length > 0 && (
        <fieldset className="sups" aria-labelledby={labelId}>
          <legend className="label" id={labelId}>
            {t('parts.suppliers')}
          </legend>
          <button type="submit" className="sup" aria-pressed={supplier === null}>
            {t('parts.allSuppliers')}
          </button>
          {sparePartSuppliers.map(({ slug, name, supplierNumber }) => (
            <button
              key={slug}
              type="submit"
              className="sup"
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
