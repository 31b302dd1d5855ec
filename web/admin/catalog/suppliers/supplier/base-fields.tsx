import type { Locale } from '#domain/base/locale.ts';
import { formTexts, type SupplierForm } from './form-texts.ts';

type Props = { which: SupplierForm; supplier: Parameters<typeof formTexts>[1]; locale: Locale };

/** What a form began from, hidden: a colleague's change of another field is then no conflict. */
export const BaseFields = ({ which, supplier, locale }: Props) =>
  Object.entries(formTexts(which, supplier, locale)).map(([field, value]) => (
    <input key={field} type="hidden" name={`base.${field}`} value={value} />
  ));
