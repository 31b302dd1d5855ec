import { ButtonLink } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';

/** Call to action in a panel. */
export function ActionBlock({ block: { title, text, link, label }, lang }: BlockProps<'action'>) {
  return (
    <aside className={classes('no-print', styles.action)} lang={lang}>
      <h2>{title}</h2>
      <p>{text}</p>
      {link.startsWith('/') ? (
        <ButtonLink to={link}>{label}</ButtonLink>
      ) : (
        <a className={buttonClass({})} href={link} rel={link.startsWith('https:') ? 'noopener' : undefined}>
          {label}
        </a>
      )}
    </aside>
  );
}
