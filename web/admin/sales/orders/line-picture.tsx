import { Icon } from '#web/ui/admin/icon.tsx';
import { pictureUrl } from '#web/ui/picture/picture-sources.ts';
import styles from './line-picture.module.css';

/** The small picture of a line's product; its title stands beside it. */
export function LinePicture({ image }: { image: string | null }) {
  if (!image)
    return (
      <span className={`pic m ${styles.none}`}>
        <Icon name="image" />
      </span>
    );
  return <img className="pic m" src={pictureUrl(image, 'thumbnail')} alt="" width="48" height="48" loading="lazy" />;
}
