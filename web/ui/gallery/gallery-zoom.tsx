import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { useZoomView } from './use-zoom-view.ts';
import { MAX_SCALE } from './zoom-view.ts';

export type GalleryImage = { id: string; alt: string };

type Props = {
  images: GalleryImage[];
  title: string;
  open: boolean;
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** A dialog with the pictures as large as the window and up to four times that. */
export default function GalleryZoom({ images, title, open, current, onShow, onClose }: Props) {
  const image = images[current];
  return (
    <Dialog open={open} onClose={onClose} title={title} size="full">
      {open && image ? <ZoomedPicture images={images} current={current} image={image} onShow={onShow} /> : null}
    </Dialog>
  );
}

type ZoomedProps = Pick<Props, 'images' | 'current' | 'onShow'> & { image: GalleryImage };

function ZoomedPicture({ images, current, image, onShow }: ZoomedProps) {
  const { t } = useI18n();
  const { view, frame, pointer, key, zoom, reset, step } = useZoomView();
  const go = (by: number) => {
    reset();
    onShow((current + by + images.length) % images.length);
  };
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key(event.key)) event.preventDefault();
    else if (by && images.length > 1) go(by);
  });
  // on the dialog, so that the keys work wherever the focus is inside it
  useEffect(() => {
    const dialog = frame.current?.closest('dialog');
    dialog?.addEventListener('keydown', keyDown);
    return () => dialog?.removeEventListener('keydown', keyDown);
  }, [frame]);
  return (
    <div className="zoom">
      <div className={view.scale > 1 ? 'zoom-pic is-close' : 'zoom-pic'} ref={frame} {...pointer}>
        <div style={{ translate: `${view.x}px ${view.y}px`, scale: String(view.scale) }}>
          {/* requests the largest variant, which stays sharp when enlarged */}
          <Picture image={image} sizes="200vw" priority />
        </div>
      </div>
      <div className="zoom-bar">
        <Button
          look="outline"
          square
          aria-label={t('ui.zoomOut')}
          disabled={view.scale <= 1}
          onClick={() => zoom(1 / step)}
        >
          <Icon name="minus" />
        </Button>
        {images.length > 1 ? (
          <>
            <Button look="outline" square aria-label={t('ui.previousPicture')} onClick={() => go(-1)}>
              <Icon name="chevron-left" />
            </Button>
            <span className="num" aria-live="polite">
              <span className="sr">{t('ui.pictureOf', { number: current + 1, total: images.length })}</span>
              <span aria-hidden="true">{`${current + 1} / ${images.length}`}</span>
            </span>
            <Button look="outline" square aria-label={t('ui.nextPicture')} onClick={() => go(1)}>
              <Icon name="chevron-right" />
            </Button>
          </>
        ) : null}
        <Button
          look="outline"
          square
          aria-label={t('ui.zoomIn')}
          disabled={view.scale >= MAX_SCALE}
          onClick={() => zoom(step)}
        >
          <Icon name="plus" />
        </Button>
      </div>
    </div>
  );
}
