import { Link } from 'react-router';
import type { MediaUse } from '#backend/catalog/media/library/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/media.ts';
import fi from '#web/messages/admin/fi/media.ts';

const addressOf = ({ kind, subject }: MediaUse): string | null => {
  if (kind === 'product') return `/tuotteet/${encodeURIComponent(subject)}`;
  return kind === 'category' ? '/luettelo/kategoriat' : null;
};

/** Where a file is used. */
export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  const t = useTexts(fi, en);
  if (uses.length === 0) return null;
  return (
    <ul>
      {uses.map((use) => {
        const to = addressOf(use);
        return (
          <li key={`${use.kind} ${use.subject} ${use.name}`}>
            {to ? <Link to={to}>{use.name}</Link> : use.name}{' '}
            <small className="sub">
              {t(`uses.${use.kind}`)} {use.subject}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
