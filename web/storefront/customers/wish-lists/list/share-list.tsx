import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import styles from '#web/storefront/customers/wish-lists/wish-lists.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import type { WishOutcome } from '../acts/outcome.ts';

/** Turns sharing of the list on and off and shows the link (wish-list-6). `url` is null while it is not shared. */
export function ShareList({ url }: { url: string | null }) {
  const { t } = useI18n();
  const sharing = useFetcher<WishOutcome>({ key: 'wish-share' });
  return (
    <section className={styles.share} aria-labelledby="wish-share">
      <h2 id="wish-share">{t('wishes.share')}</h2>
      <p className="small muted">{t('wishes.shareText')}</p>
      {url && <SharedLink url={url} />}
      <sharing.Form method="post">
        <input type="hidden" name="act" value={url ? 'unshare' : 'share'} />
        <Button type="submit" look={url ? 'link' : 'outline'} flush={url !== null} busy={sharing.state !== 'idle'}>
          <Icon name={url ? 'x' : 'share'} small />
          {t(url ? 'wishes.shareOff' : 'wishes.shareOn')}
        </Button>
      </sharing.Form>
    </section>
  );
}

function SharedLink({ url }: { url: string }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(url)) return toast({ message: t('wishes.copied') });
    // focus selects the link, so that it can be copied by hand
    field.current?.focus();
    toast({ message: t('wishes.copyFailed'), type: 'error' });
  };
  return (
    <TextField
      ref={field}
      name="url"
      label={t('wishes.shareLink')}
      value={url}
      readOnly
      code
      onFocus={(event) => event.target.select()}
      action={
        hydrated && (
          <Button look="outline" onClick={copy}>
            <Icon name="copy" small />
            {t('wishes.copy')}
          </Button>
        )
      }
    />
  );
}
