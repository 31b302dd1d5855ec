import { Suspense, useState } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';

const ShareDialog = lazyComponent(() => import('./share-dialog.tsx'));

/** Opens the dialog with a link to this cart; its code loads on the first click. */
export function ShareCart() {
  const { t } = useI18n();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button look="ghost" size="s" flush aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="share" small />
        {t('cart.share')}
      </Button>
      {open !== null && (
        <Suspense>
          <ShareDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
