import { useActionData, useFetcher } from 'react-router';
import type { WishListView } from '#backend/customers/wish-lists/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import styles from '#web/storefront/customers/wish-lists/wish-lists.module.css';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import type { WishOutcome } from '../acts/outcome.ts';
import { BuyAll } from '../cart/buy-all.tsx';
import { ListNameForm } from '../list-name-form.tsx';
import { OutcomeNotice } from '../outcome-notice.tsx';
import { DeleteList } from './delete-list.tsx';
import { MoveWithoutScript } from './move-wish.tsx';
import { ShareList } from './share-list.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import { useKeptList } from './use-kept-list.ts';
import { WishLine } from './wish-line.tsx';

export type ListPageData = {
  list: WishListView;
  /** The customer's other lists. */
  others: { id: string; name: string }[];
  /** Share link; null while the list is not shared. */
  shareUrl: string | null;
};

/** Skus of which the shopper has to choose a variant before buying. */
export const toChoose = ({ lines }: Pick<WishListView, 'lines'>): ReadonlySet<string> =>
  new Set(lines.filter(({ problem }) => problem === 'choose').map(({ sku }) => sku));

/** Page of one of the customer's lists. */
export function ListPage({ list, others, shareUrl }: ListPageData) {
  useKeptList(list);
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      <ListHead list={list} />
      <OutcomeNotice />
      {list.count > 0 && <BuyAll wanted={list.wanted} toChoose={toChoose(list)} />}
      <div>
        <UndoRemoval />
        {list.count === 0 ? (
          <EmptyState icon="heart" title={t('wishes.empty')}>
            <p>{t('wishes.emptyText')}</p>
            <ButtonLink look="primary" to={to.category()}>
              {t('wishes.toProducts')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul aria-label={t('wishes.items')}>
            {list.lines.map((line) => (
              <WishLine key={line.id} line={line} others={others} />
            ))}
          </ul>
        )}
      </div>
      <MoveWithoutScript lines={list.lines} others={others} />
      <Pagination
        page={list.page}
        pages={list.pages}
        href={(page) => (page === 1 ? to.wishList(list.id) : `?page=${page}`)}
        labels={{ nav: t('wishes.pages') }}
      />
      <ShareList url={shareUrl} />
      <p className="row">
        <TextLink to={to.wishLists()}>{t('wishes.back')}</TextLink>
        <DeleteList id={list.id} name={list.name} count={list.count} />
      </p>
    </>
  );
}

function ListHead({ list: { name, count } }: { list: WishListView }) {
  const { t } = useI18n();
  const answer = useActionData<WishOutcome>();
  const renaming = useFetcher<WishOutcome>({ key: 'wish-rename' });
  const typed = renaming.formData?.get('name');
  const isRefused = answer?.ok === false && answer.act === 'rename';
  return (
    <div>
      <div className={classes('page-head', styles.head)}>
        <h1>{(typeof typed === 'string' && typed.trim()) || name}</h1>
        <span className="muted num">{t('wishes.count', { count })}</span>
      </div>
      <details className={styles.edit} key={name} open={isRefused || undefined}>
        <summary className="link">{t('wishes.rename')}</summary>
        <ListNameForm fetcher={renaming} act="rename" label={t('wishes.name')} name={name} answer={answer}>
          {t('wishes.save')}
        </ListNameForm>
      </details>
    </div>
  );
}
