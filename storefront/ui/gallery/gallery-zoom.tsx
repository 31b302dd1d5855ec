import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import type { GalleryImage } from './gallery.tsx';

type Props = {
  images: GalleryImage[];
  title: string;
  open: boolean;
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The picture as large as the window, and twice that when it is pressed. */
export function GalleryZoom({ images, title, open, current, onShow, onClose }: Props) {
  const { t } = useI18n();
  /** Where the picture was pressed, 0–1 of its width and height; null while all of it is seen. */
  const [close, setClose] = useState<{ x: number; y: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const image = images[current];

  useLayoutEffect(() => {
    const area = box.current;
    if (!area || !close) return;
    area.scrollLeft = close.x * (area.scrollWidth - area.clientWidth);
    area.scrollTop = close.y * (area.scrollHeight - area.clientHeight);
  }, [close]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (close) return setClose(null);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // a key press has no place: the middle
    const byKey = event.detail === 0;
    setClose({ x: byKey ? 0.5 : (event.clientX - left) / width, y: byKey ? 0.5 : (event.clientY - top) / height });
  };

  const go = (step: number) => {
    setClose(null);
    onShow((current + step + images.length) % images.length);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };

  return (
    <Dialog open={open} onClose={onClose} title={title} size="full">
      {open && image ? (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys step from any of the buttons inside */}
          <div className={close ? 'zoom-pic is-close' : 'zoom-pic'} ref={box} onKeyDown={keyDown}>
            <button type="button" aria-label={t(close ? 'ui.zoomOut' : 'ui.zoomIn')} onClick={press}>
              <Picture image={image} sizes={close ? '200vw' : '100vw'} priority />
            </button>
          </div>
          {images.length > 1 ? (
            // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys step from any of the buttons inside
            <div className="zoom-bar" onKeyDown={keyDown}>
              <Button look="outline" square aria-label={t('ui.previousPicture')} onClick={() => go(-1)}>
                <Icon name="chevron-left" />
              </Button>
              <span className="num" aria-live="polite">
                {t('ui.pictureOf', { number: current + 1, total: images.length })}
              </span>
              <Button look="outline" square aria-label={t('ui.nextPicture')} onClick={() => go(1)}>
                <Icon name="chevron-right" />
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
