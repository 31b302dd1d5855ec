import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import avif800 from './hero/hero-800.avif?url';
import webp800 from './hero/hero-800.webp?url';
import avif1280 from './hero/hero-1280.avif?url';
import webp1280 from './hero/hero-1280.webp?url';
import avif1920 from './hero/hero-1920.avif?url';
import webp1920 from './hero/hero-1920.webp?url';
import styles from './home.module.css';
import type { HomeData } from './home-data.ts';

const srcSet = (small: string, medium: string, large: string) => `${small} 800w, ${medium} 1280w, ${large} 1920w`;

/** Hero: one picture, one message, one action. Without a picture of its own it has the built one, unless that is left out. */
export function Hero({ category, picture, title, text, action, alt }: HomeData['hero']) {
  const { locale } = useI18n();
  return (
    <section className={styles.hero}>
      {picture === undefined ? (
        <picture>
          <source type="image/avif" srcSet={srcSet(avif800, avif1280, avif1920)} sizes="100vw" />
          <source type="image/webp" srcSet={srcSet(webp800, webp1280, webp1920)} sizes="100vw" />
          <img className={styles.heroPic} src={webp1280} alt={alt} width={1920} height={720} fetchPriority="high" />
        </picture>
      ) : (
        picture && <Picture className={styles.heroPic} image={{ id: picture }} alt={alt} sizes="100vw" priority />
      )}
      <div className={classes('on-chrome', styles.heroPlate)}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink look="snow" size="l" to={links(locale).category(category ?? undefined)}>
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
