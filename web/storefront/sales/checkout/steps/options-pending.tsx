import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import type { OptionsState } from './use-options.ts';

/** Shown while the methods are loading or have failed to load. */
export function OptionsPending({ options }: { options: Exclude<OptionsState, { state: 'ready' }> }) {
  const { t } = useI18n();
  if (options.state === 'failed')
    return <OptionsFailed again={options.again}>{t('checkout.optionsFailed')}</OptionsFailed>;
  return (
    <div className="stack-2" role="status">
      <span className="sr">{t('checkout.loadingOptions')}</span>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}

export function OptionsFailed({ again, children }: { again: () => void; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <Banner
      kind="bad"
      live
      action={
        <Button look="outline" size="s" onClick={again}>
          {t('checkout.retry')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
