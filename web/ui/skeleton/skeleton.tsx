import { useI18n } from '#web/messages/i18n.tsx';

type Shape = 'picture' | 'line' | 'title' | 'short' | 'price' | 'row' | 'block';

/**
 * Placeholder of loading content. Not announced: the surrounding area announces the loading (`SkeletonCards`,
 * `aria-busy`).
 */
export function Skeleton({ shape = 'line' }: { shape?: Shape }) {
  return <div className={`sk sk-${shape}`} aria-hidden="true" />;
}

/** The grid of cards while a listing loads. */
export function SkeletonCards({ count }: { count: number }) {
  const { t } = useI18n();
  return (
    <div className="grid-cards" role="status">
      <span className="sr">{t('ui.loading')}</span>
      {Array.from({ length: count }, (_, card) => `card-${card}`).map((key) => (
        <div key={key} className="stack-2">
          <Skeleton shape="picture" />
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="price" />
        </div>
      ))}
    </div>
  );
}
