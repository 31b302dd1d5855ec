import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';

export type BannerKind = 'info' | 'ok' | 'warn' | 'bad';

const icons: Record<BannerKind, IconName> = { info: 'info', ok: 'check-circle', warn: 'warning', bad: 'alert' };

type Props = {
  kind?: BannerKind;
  /** Replaces the icon of the kind. */
  icon?: IconName;
  action?: ReactNode;
  /** Announces the banner to screen readers when it appears. */
  live?: boolean;
  children: ReactNode;
};

export function Banner({ kind = 'info', icon, action, live, children }: Props) {
  return (
    <div className={classes('banner', kind !== 'info' && kind)} role={live ? 'status' : undefined}>
      <Icon name={icon ?? icons[kind]} />
      <div>{children}</div>
      {action}
    </div>
  );
}
