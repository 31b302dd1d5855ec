import type { ReactNode } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = {
  title: ReactNode;
  /** Number of chosen values, shown while the facet is closed. */
  chosen?: number;
  open?: boolean;
  children: ReactNode;
};

/** One group of filters. */
export function Facet({ title, chosen = 0, open = true, children }: Props) {
  const { t } = useI18n();
  return (
    <details className="facet" open={open}>
      <summary>
        <span className="row">
          {title}
          {chosen > 0 ? (
            <span className="facet-n">
              <span className="sr">{t('ui.chosen', { count: chosen })}</span>
              <span aria-hidden="true">
                <Badge kind="new">{chosen}</Badge>
              </span>
            </span>
          ) : null}
        </span>
        <Icon name="chevron-down" small />
      </summary>
      <div className="facet-body">{children}</div>
    </details>
  );
}
