import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';

const MAP_SERVICE = 'https://www.openstreetmap.org/search?query=';

/** Location of a store. The map is the shop's own picture, so that no map service learns who views it. */
export function MapBlock({ block: { store: id, picture, alt }, lang }: BlockProps<'map'>) {
  const { t } = useI18n();
  const store = shop.stores.find((known) => known.id === id);
  if (!store) return null;
  const address = `${store.street}, ${store.postcode} ${store.city}`;
  return (
    <figure className={classes(styles.pic, styles.map)}>
      <div lang={lang}>
        <Picture image={{ id: picture }} alt={alt} sizes="(min-width: 64rem) 40rem, 100vw" />
      </div>
      <figcaption>
        <a className="link" href={MAP_SERVICE + encodeURIComponent(address)} rel="noopener">
          {t('content.openMap', { address })}
        </a>
      </figcaption>
    </figure>
  );
}
