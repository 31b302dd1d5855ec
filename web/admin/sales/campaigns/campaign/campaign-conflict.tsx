import type { FetcherWithComponents } from 'react-router';
import type { CampaignSaved } from '#backend/sales/campaigns/service.ts';
import { keysIn } from '#domain/base/merge-edits.ts';
import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { fieldText } from '../problem-text.ts';

type Clashes = NonNullable<Extract<CampaignSaved, { reason: 'conflict' }>['details']>;
type Props = {
  conflict: Clashes & { typed: [string, string][] };
  rules: string;
  fetcher: FetcherWithComponents<unknown>;
};

/** Fields of a campaign that two people changed; the rest of the form comes along. */
export function CampaignConflict({ conflict: { version, clashes, typed }, rules, fetcher }: Props) {
  const t = useTexts(fi, en);
  const own = new Set(clashes.flatMap(({ field }) => [`f.${field}`, `base.${field}`, `d.${field}`, `h.${field}`]));
  const rest = typed.filter(([name]) => !own.has(name) && name !== 'version' && !name.startsWith('try.'));
  const rows = clashes.map((clash) => ({
    ...clash,
    name: `f.${clash.field}`,
    at: clash.at && new Date(clash.at),
    label: fieldText(t, clash.field, keysIn(rules)),
  }));
  const textOf = (field: string, value: string) => {
    if (field === 'works') return t(value === 'automatic' ? 'works.automatic' : 'works.code');
    if (!field.endsWith('/effect')) return value;
    const [kind = '', ...numbers] = value.split(' ');
    const key = `effect.${kind}`;
    return [isEffect(key) ? t(key) : kind, ...numbers].join(' ');
  };
  return (
    <ConflictForm version={version} rows={rows} form={fetcher.Form} textOf={textOf}>
      {rest.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </ConflictForm>
  );
}

const isEffect = (key: string): key is Extract<keyof typeof en, `effect.${string}`> => key in en;
