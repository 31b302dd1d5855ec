import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';

/** Drawings as the shop shows them, in a window of their own: the customer at the counter looks too. */
export function Diagrams({ of, shopUrl }: { of: readonly DiagramCard[]; shopUrl: string }) {
  const t = useTexts(fi, en);
  if (of.length === 0) return null;
  return (
    <section className="sec">
      <h2>{t('counter.drawings')}</h2>
      <ul>
        {of.map(({ slug, make, model, name }) => (
          <li key={slug}>
            <a href={`${shopUrl}/varaosakuvat/${slug}`} target="_blank" rel="noreferrer">
              {make} {model}: {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
