import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/lists.ts';

type Props = { people: { id: string; name: string }[]; chosen: string | null };

/** Whose things a list shows: anybody's, nobody's or a person's; `assignee` in the address. */
export function AssigneeFilter({ people, chosen }: Props) {
  const t = useTexts(fi, en);
  return (
    <select className="sel" name="assignee" aria-label={t('lists.assignee')} defaultValue={chosen ?? ''}>
      <option value="">{t('lists.anyone')}</option>
      <option value="none">{t('lists.nobody')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
