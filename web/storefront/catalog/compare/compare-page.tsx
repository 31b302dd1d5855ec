import { Fragment, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './compare.module.css';
import type { CompareData } from './compare-data.ts';
import { comparedSkus, MAX_COMPARED } from './compare-list.ts';
import { CompareTable } from './compare-table.tsx';

/** Products side by side. The address has their skus, so that it can be shared and works without JavaScript. */
export function ComparePage({ groups, tooMany }: CompareData) {
  const { t, locale } = useI18n();
  const isEmpty = groups.length === 0;
  const isMixed = groups.length > 1;
  const requestedSkus = groups.flatMap(({ products }) => products.map((product) => product.requestedSku));
  useOpenOwnList(isEmpty);
  return (
    <>
      <CrumbTrail title={t('compare.title')} />
      <div className={classes('wrap page-top', styles.compare)}>
        <div className="page-intro">
          <h1>{t('compare.title')}</h1>
          {!isEmpty && <p className="lead">{t('compare.text')}</p>}
          {isMixed && <p>{t('compare.groups')}</p>}
          {tooMany && <p role="status">{t('compare.full', { most: MAX_COMPARED })}</p>}
        </div>
        {isEmpty ? (
          <EmptyState icon="exchange" title={t('compare.empty')}>
            <p>{t('compare.emptyText')}</p>
            <ButtonLink to={links(locale).category()}>{t('compare.browse')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            {groups.some(({ rows }) => rows.some(({ differs }) => differs)) && (
              <Switch className={styles.only} label={t('compare.only')} />
            )}
            {groups.map((group) => (
              <Fragment key={group.products[0]?.requestedSku}>
                {isMixed && group.title && <h2>{group.title}</h2>}
                <CompareTable {...group} requestedSkus={requestedSkus} title={isMixed ? group.title : ''} />
              </Fragment>
            ))}
          </>
        )}
      </div>
    </>
  );
}

/** Opens the list stored in this browser when the address has no products. */
function useOpenOwnList(isEmpty: boolean) {
  const { locale } = useI18n();
  const navigate = useNavigate();
  const openOwnList = useEffectEvent(() => {
    const own = comparedSkus();
    if (isEmpty && own.length > 0 && !location.search) navigate(links(locale).compare(own), { replace: true });
  });
  useEffect(() => openOwnList(), []);
}
