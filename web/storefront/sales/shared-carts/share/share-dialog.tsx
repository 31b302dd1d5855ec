import { useCallback, useEffect, useRef, useState } from 'react';
import { shop } from '#shop.config';
import { dateText } from '#web/messages/dates.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { BackendError } from '#web/storefront/base/functions-client/call-backend.ts';
import { cartStore } from '#web/storefront/sales/cart/cart-store.ts';
import styles from '#web/storefront/sales/shared-carts/shared-cart.module.css';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { makeLink, type SharedLink } from './make-link.ts';
import { QrCode } from './qr-code.tsx';

type Props = { open: boolean; onClose: () => void };

/** A link to the current cart: to copy, to send by e-mail, and as a QR code. */
export default function ShareDialog({ open, onClose }: Props) {
  useTexts('shared');
  const { t, locale } = useI18n();
  const [made, setMade] = useState<SharedLink | 'failed' | 'tooOften' | null>(null);
  const make = useCallback(() => {
    setMade(null);
    makeLink(cartStore.getState().items, locale).then(setMade, (error: unknown) =>
      setMade(error instanceof BackendError && error.status === 429 ? 'tooOften' : 'failed'),
    );
  }, [locale]);
  useEffect(() => {
    if (open) make();
  }, [open, make]);

  return (
    <Dialog open={open} onClose={onClose} title={t('shared.share')}>
      {made === null ? (
        <div role="status">
          <span className="sr">{t('shared.making')}</span>
          <Skeleton shape="block" />
        </div>
      ) : typeof made === 'string' ? (
        <Banner
          kind="bad"
          live
          action={
            <Button look="link" size="s" onClick={make}>
              {t('shared.again')}
            </Button>
          }
        >
          {t(`shared.${made}`)}
        </Banner>
      ) : (
        <Made {...made} />
      )}
    </Dialog>
  );
}

function Made({ url, expiresAt }: SharedLink) {
  const { t, locale } = useI18n();
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(url);
    setSaid(isCopied ? 'copied' : 'copyFailed');
    // selected on focus, for copying by hand
    if (!isCopied) field.current?.focus();
  };
  const mail = new URLSearchParams({
    subject: t('shared.emailSubject', { shop: shop.name }),
    body: t('shared.emailText', { url }),
  });
  return (
    <div className={classes('stack', styles.shareLink)}>
      <p className="small muted">{t('shared.shareText', { date: dateText(expiresAt, locale) })}</p>
      <TextField
        ref={field}
        name="url"
        label={t('shared.link')}
        value={url}
        readOnly
        code
        onFocus={(event) => event.target.select()}
        action={
          <Button look="outline" onClick={copy}>
            <Icon name="copy" small />
            {t('shared.copy')}
          </Button>
        }
      />
      <p className="small" role="status">
        {said ? t(`shared.${said}`) : ''}
      </p>
      <a
        className={buttonClass({ look: 'ghost', size: 's', flush: true })}
        href={`mailto:?${mail}`.replaceAll('+', '%20')}
      >
        <Icon name="mail" small />
        {t('shared.email')}
      </a>
      <QrCode text={url} label={t('shared.qr')} />
    </div>
  );
}
