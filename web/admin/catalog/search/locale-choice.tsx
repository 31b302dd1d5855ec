import { type Locale, locales } from '#domain/base/locale.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import type { FieldControl } from '#web/ui/admin/field.tsx';

type Props = FieldControl & { name: string; chosen: Locale | null; hasBoth?: boolean; 'aria-label'?: string };

/** A choice of the language of a query. */
export function LocaleChoice({ chosen, hasBoth, ...rest }: Props) {
  const t = useTexts(fi, en);
  return (
    <select {...rest} className="sel" defaultValue={chosen ?? ''}>
      {hasBoth && <option value="">{t('search.both')}</option>}
      {locales.map((locale) => (
        <option key={locale}>{locale}</option>
      ))}
    </select>
  );
}
