import { useRef } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { looksLikeCode } from './part-code.ts';
import { QuickChoice } from './quick-choice.tsx';
import type { QuickGroup } from './quick-options.ts';
import styles from './search.module.css';
import { noteOpened } from './search-clicks.ts';
import { useRoomBelow } from './use-panel.ts';

type Props = { id: string; query: string; groups: QuickGroup[]; active: string | undefined; onPick: () => void };

/** The open quick search: columns of suggestions, and links to all products and to the spare part search (search-2). */
export function QuickPanel({ id, query, groups, active, onPick }: Props) {
  const { t, locale } = useI18n();
  const panel = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(panel);
  const to = links(locale);
  const code = looksLikeCode(query) ? query : '';
  return (
    <div className={styles.qs} ref={panel} style={{ maxBlockSize: room }}>
      <div className={classes('wrap', styles.qsCols)} id={id} role="listbox" aria-label={t('quick.suggestions')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not a form's fieldset
          <div
            key={group.id}
            role="group"
            aria-labelledby={`${id}-${group.id}`}
            className={styles.qCol}
            data-group={group.id}
          >
            <p className={styles.qTitle} id={`${id}-${group.id}`} role="presentation">
              {group.title}
            </p>
            {group.options.length > 0 ? (
              <ul role="presentation">
                {group.options.map((option) => (
                  <li key={option.to} role="presentation">
                    <QuickChoice
                      option={option}
                      active={option.id === active}
                      onPick={() => {
                        noteOpened('quick', query, option.to, locale);
                        onPick();
                      }}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <div role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
                {t('quick.none')}
              </div>
            )}
          </div>
        ))}
      </div>
      <div className={styles.qsFoot}>
        <div className="wrap">
          <ButtonLink className={styles.qsParts} look="link" flush to={to.spareParts(code)} onClick={onPick}>
            <Icon name="part" small />
            <span className={styles.qsCut}>{code ? t('quick.partSearchFor', { code }) : t('quick.partSearch')}</span>
          </ButtonLink>
          <ButtonLink className={styles.qsGo} look="primary" to={to.search(query)} onClick={onPick}>
            {t('quick.all')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
