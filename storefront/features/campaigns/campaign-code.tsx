import { useRef } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { copyText } from '#storefront/ui/copy-text.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { TextLink } from '#storefront/ui/link/link.tsx';
import { toast } from '#storefront/ui/toast/toast.tsx';

/** The code to type into the cart, or that none is needed. */
export function CampaignCode({ code }: { code: string | null }) {
  const { t, locale } = useI18n();
  const shown = useRef<HTMLElement>(null);
  if (!code) return <p className="camp-code">{t('campaigns.noCode')}</p>;
  const copy = async () => {
    if (await copyText(code)) return toast({ message: t('campaigns.copied', { code }) });
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    toast({ message: t('campaigns.copyFailed'), type: 'error' });
  };
  return (
    <div className="camp-code">
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
