import type { AuditEntry } from '#backend/platform/audit/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import fi from '#web/messages/admin/fi/people.ts';

const CENTS = ['cents', 'total', 'refunded'];

const isKnown = (key: string): key is Extract<keyof typeof fi, `field.${string}`> => Object.hasOwn(fi, key);

/** A stored value as a person reads it: sums in euros, lists with commas. */
function valueText(field: string, value: unknown): string {
  if (typeof value === 'number' && CENTS.includes(field)) return formatEuros(value);
  if (Array.isArray(value)) return value.map((one) => valueText('', one)).join(', ') || '–';
  if (value === null || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What an entry of the audit log changed: each field before and after, and the reason that was given. */
export function Changes({ entry: { before, after, reason } }: { entry: AuditEntry }) {
  const t = useTexts(fi, en);
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const nameOf = (field: string) => {
    const key = `field.${field}`;
    return isKnown(key) ? t(key) : field;
  };
  return (
    <>
      {fields.map((field) => (
        <span key={field} className="small">
          {nameOf(field)}: {before && field in before && <span className="del">{valueText(field, before[field])}</span>}{' '}
          {after && field in after && <span className="ins">{valueText(field, after[field])}</span>}{' '}
        </span>
      ))}
      {reason && <span className="small">{reason}</span>}
    </>
  );
}
