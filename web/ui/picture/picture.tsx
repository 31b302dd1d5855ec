import { preload } from 'react-dom';
import type { FocalPoint } from '#domain/base/picture-variants.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { pictureSrcSet, pictureUrl } from './picture-sources.ts';

type Props = {
  /** Anything with the id of a stored picture; null shows an empty tile. */
  image: { id: string; alt?: string; focus?: FocalPoint } | null;
  /** The `sizes` attribute: "(min-width: 64rem) 25vw, 50vw". */
  sizes: string;
  /** Empty for a decorative picture; by default the picture's own text. */
  alt?: string;
  /** The largest picture of the first screen: loaded first and never lazily. At most one per page. */
  priority?: boolean;
  /** One of many in a row, never as wide as the screen; a browser without AVIF gets the medium variant. */
  inGrid?: boolean;
  className?: string;
};

function NoPicture({ className, silent }: { className?: string; silent: boolean }) {
  const { t } = useI18n();
  return (
    <span className={classes('pic-none', className)}>
      <Icon name="image" />
      {silent ? null : <span className="sr">{t('ui.noPicture')}</span>}
    </span>
  );
}

export function Picture({ image, sizes, alt, priority, inGrid, className }: Props) {
  if (!image) return <NoPicture className={className} silent={alt === ''} />;
  const avif = pictureSrcSet(image.id, 'avif', inGrid);
  // in the head before the scripts, which have the same priority
  if (priority && import.meta.env.SSR)
    preload(pictureUrl(image.id, 'medium', 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {!inGrid && <source type="image/webp" srcSet={pictureSrcSet(image.id, 'webp')} sizes={sizes} />}
      <img
        className={className}
        src={pictureUrl(image.id, 'medium')}
        alt={alt ?? image.alt ?? ''}
        width={1000}
        height={750}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={image.focus && { objectPosition: `${image.focus.x}% ${image.focus.y}%` }}
      />
    </picture>
  );
}
