import { useState } from 'react';
import type { VideoService } from '#domain/content/block.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Picture } from '#storefront/ui/picture/picture.tsx';
import type { BlockProps } from './block-props.ts';

const services: Record<VideoService, { name: string; page: (id: string) => string; frame: (id: string) => string }> = {
  youtube: {
    name: 'YouTube',
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (id) => `https://vimeo.com/${id}`,
    frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
};

/** A video of another service: a picture and a button that says whose it is; nothing of theirs loads before the press. */
export function VideoBlock({ block: { service, id, title, poster }, lang }: BlockProps<'video'>) {
  const { t } = useI18n();
  const [isShown, setShown] = useState(false);
  const { name, page, frame } = services[service];
  return (
    <figure className="block-video">
      {isShown ? (
        <iframe src={frame(id)} title={title} lang={lang} allow="autoplay; fullscreen; picture-in-picture" />
      ) : (
        <div className="block-video-cover">
          {poster && <Picture image={{ id: poster }} alt="" sizes="(min-width: 64rem) 60rem, 100vw" />}
          <div className="block-video-ask">
            <Button onClick={() => setShown(true)}>{t('content.playVideo')}</Button>
            <p className="small">{t('content.videoNote', { name })}</p>
          </div>
        </div>
      )}
      <figcaption>
        <span lang={lang}>{title}</span>{' '}
        <a className="link" href={page(id)} rel="noopener">
          {t('content.watchThere', { name })}
        </a>
      </figcaption>
    </figure>
  );
}
