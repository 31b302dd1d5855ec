import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';

const loadZoom = () => import('./gallery-zoom.tsx').then(({ GalleryZoom }) => ({ default: GalleryZoom }));
const GalleryZoom = lazy(loadZoom);
const warmUpZoom = () => void loadZoom().catch(() => {});

export type GalleryImage = { id: string; alt: string };

type Props = {
  images: GalleryImage[];
  /** Whose pictures they are, for the zoom's title. */
  title: string;
  sizes?: string;
  /** Badges and buttons over the picture. */
  overlay?: ReactNode;
};

/**
 * The pictures stand in a row that snaps: fingers swipe it, thumbnails and arrow keys step it, and without
 * JavaScript it still scrolls. Give it a `key` of the chosen variant, so that new pictures start from the first.
 */
export function Gallery({
  images,
  title,
  overlay,
  sizes = '(min-width: 64rem) 55vw, (min-width: 48rem) 50vw, 100vw',
}: Props) {
  const { t } = useI18n();
  const [current, setCurrent] = useState(0);
  // null until it is wanted for the first time: the zoom is loaded then
  const [zoomed, setZoomed] = useState<boolean | null>(null);
  const track = useRef<HTMLUListElement>(null);

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), images.length - 1);
    const row = track.current;
    setCurrent(next);
    row?.scrollTo({ left: next * row.clientWidth });
  };
  const scrolled = () => {
    const row = track.current;
    if (row?.clientWidth) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  };
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };

  return (
    <section className="gal" aria-label={t('ui.pictures')}>
      <div className="gal-main">
        <ul
          className="gal-track"
          ref={track}
          onScroll={scrolled}
          onKeyDown={keyDown}
          tabIndex={images.length > 1 ? 0 : -1}
        >
          {images.length === 0 ? (
            <li>
              <Picture image={null} sizes={sizes} />
            </li>
          ) : null}
          {images.map((image, index) => (
            <li key={image.id}>
              <Picture image={image} sizes={sizes} priority={index === 0} />
            </li>
          ))}
        </ul>
        {overlay ? <div className="gal-over">{overlay}</div> : null}
        {images.length > 1 ? (
          <span className="gal-count num" aria-live="polite">
            <span className="sr">{t('ui.pictureOf', { number: current + 1, total: images.length })}</span>
            <span aria-hidden="true">{`${current + 1} / ${images.length}`}</span>
          </span>
        ) : null}
        {images.length > 0 ? (
          <button
            type="button"
            className="btn btn-outline btn-icon gal-zoom"
            aria-label={t('ui.zoom')}
            onPointerEnter={warmUpZoom}
            onFocus={warmUpZoom}
            onClick={() => setZoomed(true)}
          >
            <Icon name="expand" />
          </button>
        ) : null}
      </div>
      {images.length > 1 ? (
        <ul className="gal-thumbs">
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={t('ui.showPicture', { number: index + 1 })}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <Picture image={image} sizes="5rem" alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoomed === null ? null : (
        <Suspense>
          <GalleryZoom
            images={images}
            title={title}
            open={zoomed}
            current={current}
            onShow={show}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
