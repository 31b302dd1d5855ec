import { type ReactNode, useId } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import styles from './login.module.css';

const reasons: { icon: IconName; text: `signIn.new.${'orders' | 'cart' | 'lists' | 'addresses'}` }[] = [
  { icon: 'parcel', text: 'signIn.new.orders' },
  { icon: 'cart', text: 'signIn.new.cart' },
  { icon: 'heart', text: 'signIn.new.lists' },
  { icon: 'pin', text: 'signIn.new.addresses' },
];

/** Reasons for an account, beside the form. */
export function AccountReasons({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {reasons.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {t(text)}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
