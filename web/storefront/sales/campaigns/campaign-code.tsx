import { useRef } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import styles from './campaigns.module.css';

/** The code for the cart, or a note that none is needed. */
export function CampaignCode({ code }: { code: string | null }) {
  const { t, locale } = useI18n();
  const shown = useRef<HTMLElement>(null);
  if (!code) return <p className={styles.code}>{t('campaigns.noCode')}</p>;
  const copy = async () => {
    if (await copyText(code)) return toast({ message: t('campaigns.copied', { code }) });
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    toast({ message: t('campaigns.copyFailed'), type: 'error' });
  };
  return (
    <div className={styles.code}>
      <p>
        {t('campaigns.code')}{' '}
        <b className="num" ref={shown}>
          {code}
        </b>
      </p>
      <Button look="outline" size="s" onClick={copy}>
        <Icon name="copy" small />
        {t('campaigns.copy')}
      </Button>
      <p className="small muted">
        {t('campaigns.howBefore')} <TextLink to={links(locale).cart()}>{t('campaigns.howLink')}</TextLink>.
      </p>
    </div>
  );
}
