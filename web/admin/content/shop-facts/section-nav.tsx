import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { pathOfSection, type SettingsPage } from './load.ts';
import styles from './shop-facts.module.css';
import { en, fi, sectionName } from './texts.ts';

type Section = SettingsPage['sections'][number];
type Props = { sections: readonly Section[]; open: SettingsPage['open'] };

const groupIds = ['shop', 'stores', 'selling', 'messages'] as const;
type GroupId = (typeof groupIds)[number];

const selling = ['delivery', 'payment', 'dispatch', 'credit', 'gift-cards', 'suppliers'];
const isMails = (id: string) => id.startsWith('mails-');

function groupOf({ id, store }: Section): GroupId {
  if (store !== null) return 'stores';
  if (selling.includes(id)) return 'selling';
  return id === 'marketing' || isMails(id) ? 'messages' : 'shop';
}

/** The parts of the settings in groups: beside the open one where there is room, else a menu. */
export function SectionNav({ sections, open }: Props) {
  const t = useTexts(fi, en);
  const groups = Map.groupBy(sections, groupOf);
  return (
    <>
      <p className={styles.partsButton}>
        <button
          type="button"
          className="btn btn-line"
          popoverTarget="settings-parts"
          aria-label={`${t('sections')}: ${sectionName(t, open)}`}
        >
          {sectionName(t, open)} <Icon name="chevrons-up-down" />
        </button>
      </p>
      <nav
        key={open.id}
        id="settings-parts"
        popover="auto"
        className={classes('pop', 'menu', styles.parts)}
        aria-label={t('sections')}
      >
        {groupIds.map((group) => (
          <Fragment key={group}>
            <h2>{t(`group.${group}`)}</h2>
            {groups.get(group)?.map((one) => (
              <Link key={one.id} to={pathOfSection(one.id)} aria-current={one.id === open.id ? 'page' : undefined}>
                {sectionName(t, one)}
              </Link>
            ))}
          </Fragment>
        ))}
      </nav>
    </>
  );
}
