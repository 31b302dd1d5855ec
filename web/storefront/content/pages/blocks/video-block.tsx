import { useState } from 'react';
import type { VideoService } from '#domain/content/pages/block.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useConsent } from '#web/storefront/base/consent/use-consent.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';

const services: Record<VideoService, { name: string; page: (id: string) => string; frame: (id: string) => string }> = {
  youtube: {
    name: 'YouTube',
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    page: (id) => `https://vimeo.com/${id}`,
    frame: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
};

/** Moves the keyboard focus to the frame that replaces the pressed button. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * An external video. Nothing of its service loads before the visitor allows such content or presses a button that names
 * the service; only a pressed one plays at once (consent-1).
 */
export function VideoBlock({ block: { service, id, title, poster }, lang }: BlockProps<'video'>) {
  const { t } = useI18n();
  const { isGiven, grantOnce } = useConsent('embedded');
  const [isPressed, setPressed] = useState(false);
  const { name, page, frame } = services[service];
  const play = () => {
    setPressed(true);
    grantOnce();
  };
  return (
    <figure className={styles.video}>
      {isGiven ? (
        <iframe
          ref={isPressed ? takeFocus : undefined}
          src={frame(id) + (isPressed ? '&autoplay=1' : '')}
          title={title}
          lang={lang}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; fullscreen; picture-in-picture"
        />
      ) : (
        <div className={styles.videoCover}>
          {poster && <Picture image={{ id: poster }} alt="" sizes="(min-width: 64rem) 60rem, 100vw" />}
          <div className={classes('no-print', styles.videoAsk)}>
            <Button onClick={play}>
              {t('content.playVideo')}
              <span className="sr" lang={lang}>
                : {title}
              </span>
            </Button>
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
