import type { ReactNode } from 'react';
import styles from '#web/storefront/customers/sign-in/login.module.css';
import { Icon } from '#web/ui/icon/icon.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';

type Props = { title: string; text: string; children: ReactNode };

/** Confirmation; takes the focus, because the pressed button is gone. */
export function Done({ title, text, children }: Props) {
  return (
    <div className="wrap narrow-page">
      <div className="narrow-main narrow-title" ref={takeFocus} tabIndex={-1}>
        <span className={styles.icon}>
          <Icon name="check" />
        </span>
        <h1>{title}</h1>
        <p className="narrow-lead">{text}</p>
        <div className={styles.acts}>{children}</div>
      </div>
    </div>
  );
}
