import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import styles from './part.module.css';

/** Copies the code, and shares the page by the share dialog of the device or by copying its address. */
export function SharePart({ code, name }: { code: string; name: string }) {
  const { t } = useI18n();
  const copy = async (text: string, done: string) =>
    (await copyText(text)) ? toast({ message: done }) : toast({ message: t('parts.page.copyFailed'), type: 'error' });
  const share = async () => {
    const url = location.href.split('#')[0] ?? '';
    if (!navigator.share) return copy(url, t('parts.page.linkCopied'));
    // rejects also when the shopper cancels
    await navigator.share({ title: `${name} ${code}`, url }).catch(() => {});
  };
  return (
    <div className={classes('row', styles.share)}>
      <Button look="link" flush onClick={() => copy(code, t('parts.page.codeCopied'))}>
        <Icon name="copy" small />
        {t('parts.page.copyCode')}
      </Button>
      <Button look="link" flush onClick={share}>
        <Icon name="share" small />
        {t('parts.page.share')}
      </Button>
    </div>
  );
}
