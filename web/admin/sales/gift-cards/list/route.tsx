import { Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/gift-cards.ts';
import fi from '#web/messages/admin/fi/gift-cards.ts';
import { dateText } from '#web/messages/dates.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { CardState } from '../card-state.tsx';
import type { Route } from './+types/route';

/** Gift cards by code, last characters, order or buyer; the newest without a search. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { text, after } = listRequest(url);
  const found = await shop.giftCards.staff.list(actor, text, after);
  const saved = await shop.savedViews.list(actor, 'gift-cards');
  return {
    ...found,
    saved,
    text,
    mayMake: mayTry(actor, 'gift-cards.adjust'),
    today: localDay(shop.now(), config.timeZone),
  };
}

export default function GiftCards({ loaderData }: Route.ComponentProps) {
  const { cards, next, text, today, mayMake, saved } = loaderData;
  const t = useTexts(fi, en);
  const locale = useLocale();
  useLive(['gift-card']);
  return (
    <>
      <PageBar title={t('cards.title')}>
        {mayMake && (
          <ButtonLink to="/lahjakortit/uusi" look="primary" icon="plus">
            {t('cards.new')}
          </ButtonLink>
        )}
      </PageBar>
      <main id="sisalto">
        <ListFrame
          saved={{ list: 'gift-cards', views: saved }}
          searchLabel={t('cards.search')}
          icon="gift"
          empty={t(text ? 'cards.none' : 'cards.nothingYet')}
          isEmpty={cards.length === 0}
          next={next}
        >
          <ListTable
            columns={[
              t('cards.card'),
              t('cards.state'),
              { right: t('cards.open') },
              { right: t('cards.issued') },
              t('cards.until'),
              t('cards.order'),
              t('cards.buyer'),
            ]}
          >
            {cards.map((card) => (
              <tr key={card.id} data-row="">
                <th scope="row">
                  <Link className="id" to={`/lahjakortit/${card.id}`}>
                    …{card.codeEnd}
                  </Link>
                </th>
                <td>
                  <CardState card={card} today={today} />
                </td>
                <td className="r num">{formatEuros(card.openAmount)}</td>
                <td className="r num">{formatEuros(card.issued)}</td>
                <td>{dateText(card.validUntil, locale)}</td>
                <td>
                  {card.orderNumber ? (
                    <Link to={`/tilaukset/${card.orderNumber}`}>{card.orderNumber}</Link>
                  ) : (
                    t('cards.own')
                  )}
                </td>
                <td>{card.buyer ?? '–'}</td>
              </tr>
            ))}
          </ListTable>
        </ListFrame>
      </main>
    </>
  );
}
