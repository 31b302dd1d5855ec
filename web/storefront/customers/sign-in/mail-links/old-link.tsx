import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { CUSTOMER_SERVICE } from '#web/storefront/base/service-links.ts';
import styles from '#web/storefront/customers/sign-in/login.module.css';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import type { TokenKind } from './token-kinds.ts';

/** Page of a used, expired or unknown link, with the next step. */
export function OldLink({ kind }: { kind: TokenKind }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const ways = {
    verify: [to.confirmEmail(), t('signIn.title')],
    link: [to.signIn(), t('signIn.old.again')],
    reset: [to.forgotPassword(), t('signIn.old.again')],
    change: [to.ownDetails(), t('signIn.title')],
    undo: [to.content(CUSTOMER_SERVICE), t('common.header.service')],
  } as const;
  const [way, label] = ways[kind];
  return (
    <div className="wrap narrow-page">
      <div className="narrow-main narrow-title" ref={takeFocus} tabIndex={-1}>
        <span className={classes(styles.icon, styles.bad)}>
          <Icon name="warning" />
        </span>
        <h1>{t('signIn.old.title')}</h1>
        <p className="narrow-lead">
          {t('signIn.old.text')} {t(`signIn.old.${kind}`)}
        </p>
        <div className={styles.acts}>
          <ButtonLink look="primary" to={way}>
            {label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
