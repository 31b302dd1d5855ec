import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Done } from './done.tsx';

type Kind = 'verify' | 'link' | 'change' | 'undo';

/** Result of a mailed link. The session has changed, so these links load full pages. */
export function SignedInPage({ kind }: { kind: Kind }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const button = (way: string, label: string, look: 'primary' | 'outline' = 'primary') => (
    <ButtonLink look={look} to={way} reloadDocument>
      {label}
    </ButtonLink>
  );
  const toAccount = button(to.account(), t('signIn.verify.toAccount'));
  const goOn = button(to.home(), t('signIn.verify.goOn'), 'outline');
  const ways: Record<Kind, ReactNode> = {
    verify: (
      <>
        {toAccount}
        {goOn}
      </>
    ),
    link: (
      <>
        {button(to.ownDetails(), t('signIn.link.toDetails'))}
        {goOn}
      </>
    ),
    change: toAccount,
    undo: goOn,
  };
  return (
    <Done title={t(`signIn.${kind}.done`)} text={t(`signIn.${kind}.doneText`)}>
      {ways[kind]}
    </Done>
  );
}
