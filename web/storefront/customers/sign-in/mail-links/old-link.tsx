import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { CUSTOMER_SERVICE } from '#web/storefront/base/service-links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
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
    <div className="wrap auth">
      <div className="auth-main auth-done" ref={takeFocus} tabIndex={-1}>
        <span className="auth-icon bad">
          <Icon name="warning" />
        </span>
        <h1>{t('signIn.old.title')}</h1>
        <p className="auth-lead">
          {t('signIn.old.text')} {t(`signIn.old.${kind}`)}
        </p>
        <div className="auth-acts">
          <ButtonLink look="primary" to={way}>
            {label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
