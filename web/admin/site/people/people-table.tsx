import { Link } from 'react-router';
import type { ListedPerson } from '#backend/platform/staff/people/people-queries.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { initialsOf } from '#web/admin/site/shell/shell-data.ts';
import en from '#web/messages/admin/en/people.ts';
import enShell from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiShell from '#web/messages/admin/fi/shell.ts';
import { momentText } from '#web/messages/moments.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { FactorStatus } from './factor-status.tsx';

type Props = { people: ListedPerson[]; stores: { id: string; name: string }[] };

/** Everybody with role, stores, limit and how they sign in. */
export function PeopleTable({ people, stores }: Props) {
  const t = useTexts(fi, en);
  const shell = useTexts(fiShell, enShell);
  const locale = useLocale();
  const storesOf = (ids: string[]) =>
    ids.length === 0
      ? t('people.allStores')
      : stores.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
  const heads = ['name', 'role', 'stores', 'limit', 'factor', 'seen'] as const;
  return (
    <ScrollTable label={t('people.title')} heads={heads.map((head) => t(`people.${head}`))}>
      {people.map((person) => (
        <tr key={person.id}>
          <td>
            <span className="pc">
              <span className="ava">{initialsOf(person.name)}</span>
              <span>
                <Link to={`/henkilokunta/${person.id}`}>
                  <b>{person.name}</b>
                </Link>
                <small>{person.email}</small>
              </span>
            </span>
          </td>
          <td>{shell(`role.${person.role}`)}</td>
          <td>{storesOf(person.stores)}</td>
          <td className="num">{person.refundCents > 0 ? formatEuros(person.refundCents) : '–'}</td>
          <td>
            <FactorStatus person={person} />
          </td>
          <td className="num muted">{person.seenAt ? momentText(person.seenAt.toISOString(), locale) : '–'}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
