import { type KeyboardEvent, type MouseEvent, Suspense, useId, useRef, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { GALLERY_SIZES, pictureUrl } from '#web/ui/picture/picture-sources.ts';
import type { GalleryImage } from './gallery-zoom.tsx';

const loadZoom = () => import('./gallery-zoom.tsx');
const GalleryZoom = lazyComponent(loadZoom);
const warmUpZoom = () => void loadZoom().catch(() => {});

type Props = {
  images: GalleryImage[];
  /** Name of the product, for the title of the zoom dialog. */
  title: string;
  sizes?: string;
};

/** A click that opens a new tab or window is left to the browser. */
const isPlain = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * A row of pictures with scroll snapping: swipe, thumbnails and arrow keys move it, a click enlarges a picture.
 * Without JavaScript the row scrolls, thumbnails link to their picture and a picture to its large file. Pass the
 * chosen variant as `key`, so that new pictures start from the first.
 */
export function Gallery({ images, title, sizes = GALLERY_SIZES }: Props) {
  const { t } = useI18n();
  const [current, setCurrent] = useState(0);
  // null until the first use, which loads the zoom dialog
  const [zoomed, setZoomed] = useState<boolean | null>(null);
  const track = useRef<HTMLUListElement>(null);
  const id = useId();
  const total = images.length;

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), total - 1);
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
    if (step === undefined || total < 2) return;
    event.preventDefault();
    show(current + step);
    track.current
      ?.querySelectorAll('a')
      [Math.min(Math.max(current + step, 0), total - 1)]?.focus({ preventScroll: true });
  };
  const instead = (event: MouseEvent, act: () => void) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    act();
  };
  const enlarge = (index: number) => {
    show(index);
    setZoomed(true);
  };

  return (
    <section className="gal" aria-label={t('ui.pictures')}>
      <div className="gal-main">
        <ul className="gal-track" ref={track} onScroll={scrolled} onKeyDown={keyDown}>
          {total === 0 ? (
            <li>
              <Picture image={null} sizes={sizes} />
            </li>
          ) : null}
          {images.map((image, index) => (
            <li key={image.id} id={`${id}${index}`}>
              <a
                href={pictureUrl(image.id, 'zoom')}
                aria-description={t('ui.zoom')}
                onPointerEnter={warmUpZoom}
                onFocus={warmUpZoom}
                onClick={(event) => instead(event, () => enlarge(index))}
              >
                <Picture image={image} alt={image.alt || title} sizes={sizes} priority={index === 0} />
              </a>
            </li>
          ))}
        </ul>
        {total > 1 ? (
          <span className="gal-count num" aria-live="polite">
            <span className="sr">{t('ui.pictureOf', { number: current + 1, total })}</span>
            <span aria-hidden="true">{`${current + 1} / ${total}`}</span>
          </span>
        ) : null}
        {total > 0 ? (
          <span className="btn btn-outline btn-icon gal-zoom" aria-hidden="true">
            <Icon name="expand" />
          </span>
        ) : null}
      </div>
      {total > 1 ? (
        <ul className="gal-thumbs">
          {images.map((image, index) => (
            <li key={image.id}>
              <a
                href={`#${id}${index}`}
                aria-label={t('ui.showPicture', { number: index + 1 })}
                aria-current={index === current}
                onClick={(event) => instead(event, () => show(index))}
              >
                <Picture image={image} sizes="5rem" alt="" />
              </a>
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
