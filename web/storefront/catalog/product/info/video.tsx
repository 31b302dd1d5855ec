import { localize } from '#domain/base/locale.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { ProductVideo } from '#domain/catalog/products/video.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from './product-info.module.css';

/** The shop's own video of a product. Nothing of it is loaded before it is played, but its poster (video-1). */
export function Video({ video, product }: { video: ProductVideo; product: Product }) {
  const { t, locale } = useI18n();
  const poster = video.poster ?? product.images[0]?.id;
  const { text, lang } = localize(video.alt, locale);
  return (
    <figure className={styles.video}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are a file of their own, which a video without speech has not */}
      <video
        controls
        preload="none"
        playsInline
        src={`/videos/${video.id}`}
        poster={poster && `/pictures/${poster}/large.webp`}
        aria-label={text}
      >
        {video.captions && (
          <track kind="captions" srcLang="fi" label={t('info.video.captions')} src={`/videos/${video.captions}`} />
        )}
      </video>
      <figcaption className="small muted" lang={lang}>
        {text}
      </figcaption>
    </figure>
  );
}
