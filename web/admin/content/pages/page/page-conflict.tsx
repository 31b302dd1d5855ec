import type { PageClash } from '#backend/content/pages/staff/service.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { isOneOf } from '#domain/base/records.ts';
import { namedKinds } from '#domain/content/pages/block.ts';
import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { fieldName } from './problem-text.ts';

type Props = {
  versions: Partial<Record<Locale, number>>;
  clashes: PageClash[];
  /** All that was typed, by the names of the controls. */
  typed: [string, string][];
};

const isPresence = (field: string) => field.endsWith('/is');

/** Blocks and fields that a colleague changed meanwhile; the rest of the form comes along. */
export function PageConflict({ versions, clashes, typed }: Props) {
  const t = useTexts(fi, en);
  const kindOf = (locale: Locale, field: string) => {
    const id = /^block\/([^/]+)\//.exec(field)?.[1] ?? '';
    const kind = typed.find(([name]) => name === `f.${locale}/block/${id}/kind`)?.[1];
    return kind === 'text' || isOneOf(namedKinds, kind) ? t(`block.${kind}`) : '';
  };
  const names = new Set(clashes.map(({ locale, field }) => `f.${locale}/${field}`));
  const rows = clashes.map((clash) => ({
    ...clash,
    field: `${clash.locale}/${clash.field}`,
    name: `f.${clash.locale}/${clash.field}`,
    label: [t(`lang.${clash.locale}`), kindOf(clash.locale, clash.field), fieldName(t, clash.field)]
      .filter(Boolean)
      .join(', '),
  }));
  const rest = typed.filter(
    ([name]) => !names.has(name) && !name.startsWith('version.') && name !== 'do' && name !== 'intent',
  );
  const textOf = (field: string, value: string) =>
    isPresence(field) ? t(value === '1' ? 'choice.yes' : 'choice.no') : value;
  return (
    <ConflictForm version={0} rows={rows} textOf={textOf}>
      {locales.map((locale) =>
        versions[locale] === undefined ? null : (
          <input key={locale} type="hidden" name={`version.${locale}`} value={versions[locale]} />
        ),
      )}
      {rest.map(([name, value], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions and answers have one name each, in order
        <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
      ))}
    </ConflictForm>
  );
}
