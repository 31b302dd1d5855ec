import type { WishListView } from '#backend/customers/wish-lists/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { BuyAll } from './cart/buy-all.tsx';
import { BuyWish } from './cart/buy-wish.tsx';
import { toChoose } from './list/list-page.tsx';
import { WishInfo, WishPicture, WishPrice, wishName } from './list/wish-facts.tsx';
import styles from './wish-lists.module.css';

type Props = { list: Omit<WishListView, 'id' | 'secret'>; path: string };

/** Page of a shared list: opens by its link, items can be bought, does not reveal its owner (wish-list-6). */
export function SharedListPage({ list, path }: Props) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail title={list.name} />
      <div className={classes('wrap', styles.shared)}>
        <div>
          <p className="muted">{t('wishes.sharedTitle')}</p>
          <div className={classes('page-head', styles.head)}>
            <h1>{list.name}</h1>
            <span className="muted num">{t('wishes.count', { count: list.count })}</span>
          </div>
        </div>
        {list.count === 0 ? (
          <EmptyState icon="heart" title={t('wishes.empty')}>
            <ButtonLink look="primary" to={links(locale).category()}>
              {t('wishes.toProducts')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <p className="muted">{t('wishes.sharedLead')}</p>
            <BuyAll wanted={list.wanted} toChoose={toChoose(list)} />
            <ul aria-label={t('wishes.items')}>
              {list.lines.map((line) => (
                <li className={classes('line', styles.line)} key={line.id}>
                  <WishPicture line={line} />
                  <WishInfo line={line}>
                    <div className={classes('row', styles.acts)}>
                      <BuyWish line={line} name={wishName(line)} amount={line.amount} />
                    </div>
                  </WishInfo>
                  <span className="line-qty num">{t('wishes.pieces', { count: line.amount })}</span>
                  <WishPrice line={line} />
                </li>
              ))}
            </ul>
            <Pagination
              page={list.page}
              pages={list.pages}
              href={(page) => (page === 1 ? path : `?page=${page}`)}
              labels={{ nav: t('wishes.pages') }}
            />
          </>
        )}
      </div>
    </>
  );
}
