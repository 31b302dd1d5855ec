import { useEffect } from 'react';
import { Link, useActionData, useFetcher } from 'react-router';
import type { WishListCard } from '#backend/customers/wish-lists/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Badge } from '#web/ui/badge/badge.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import type { WishOutcome } from './acts/outcome.ts';
import { ListNameForm } from './list-name-form.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { keepOnly } from './saved-wish-lists.ts';
import styles from './wish-lists.module.css';

/** The customer's wish lists, and a form for a new one (wish-list-1). */
export function ListsPage({ lists }: { lists: WishListCard[] }) {
  useEffect(() => keepOnly(lists.map(({ id }) => id)), [lists]);
  const { t, locale } = useI18n();
  const answer = useActionData<WishOutcome>();
  const creating = useFetcher<WishOutcome>({ key: 'wish-create' });
  const coming = creating.formData?.get('name');
  // optimistic: shown at once, removed when the request fails
  const ahead = typeof coming === 'string' ? coming.trim() : '';
  return (
    <>
      <div>
        <h1>{t('wishes.title')}</h1>
        <p className="lead">{t('wishes.lead')}</p>
      </div>
      <OutcomeNotice />
      {lists.length > 0 || ahead ? (
        <ul className={styles.cards} aria-label={t('wishes.lists')}>
          {lists.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
          {ahead && (
            <li className={styles.card} aria-busy="true">
              <span className={styles.pics} />
              <b>{ahead}</b>
              <span className="small muted num">{t('wishes.count', { count: 0 })}</span>
            </li>
          )}
        </ul>
      ) : (
        <EmptyState icon="heart" title={t('wishes.none')}>
          <p>{t('wishes.noneText')}</p>
          <ButtonLink look="outline" to={links(locale).category()}>
            {t('wishes.toProducts')}
          </ButtonLink>
        </EmptyState>
      )}
      <ListNameForm fetcher={creating} act="create" label={t('wishes.new')} answer={answer}>
        {t('wishes.create')}
      </ListNameForm>
    </>
  );
}

function ListCard({ list: { id, name, count, images, isShared } }: { list: WishListCard }) {
  const { t, locale } = useI18n();
  return (
    <li className={styles.card}>
      <span className={styles.pics} aria-hidden="true">
        {images.map((image) => (
          <Picture key={image} image={{ id: image }} sizes="4rem" alt="" />
        ))}
      </span>
      <Link to={links(locale).wishList(id)}>{name}</Link>
      <span className="small muted num">{t('wishes.count', { count })}</span>
      {isShared && <Badge>{t('wishes.shared')}</Badge>}
    </li>
  );
}
