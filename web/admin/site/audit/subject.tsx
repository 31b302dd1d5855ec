import { Link } from 'react-router';
import type { AuditSubject } from '#backend/platform/audit/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';

const ROW_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isKnown = (key: string): key is Extract<keyof typeof fi, `subject.${string}`> => Object.hasOwn(fi, key);

type Props = { subject: AuditSubject; people: { id: string; name: string }[] };

/** What an entry is about, as a link to all entries about it. An id of a row is shown only as the person it belongs to. */
export function Subject({ subject: { kind, id }, people }: Props) {
  const t = useTexts(fi, en);
  const key = `subject.${kind}`;
  const name = people.find((person) => person.id === id)?.name ?? (ROW_ID.test(id) ? null : id);
  const query = new URLSearchParams({ laji: kind, kohde: id });
  return <Link to={`/loki?${query}`}>{[isKnown(key) ? t(key) : kind, name].filter(Boolean).join(' ')}</Link>;
}
