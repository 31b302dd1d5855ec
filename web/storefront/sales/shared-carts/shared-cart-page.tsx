import type { SharedCart } from '#backend/sales/shared-carts/service.ts';
import { localize } from '#domain/base/locale.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { priceWithCampaigns } from '#domain/sales/cart/campaigns/campaign-cart.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { TotalsRows } from '#web/storefront/sales/cart/totals-rows.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import styles from './shared-cart.module.css';
import { SharedLineRow } from './shared-line.tsx';
import { TakeBox } from './take-box.tsx';

type Props = {
  cart: SharedCart;
  /** Campaigns that need no code. */
  campaigns: readonly Campaign[];
  /** An ISO time, the same in browser and server. */
  now: string;
};

/** A shared cart at today's prices, without any personal data (shared-cart-1). */
export function SharedCartPage({ cart, campaigns, now }: Props) {
  const { t, locale } = useI18n();
  const buyable = cart.lines.filter(({ problem }) => problem === null || problem === 'limited').map(({ item }) => item);
  const facts = { now, isSignedIn: false };
  const { discounts, ...totals } = priceWithCampaigns(buyable, { campaigns, facts, method: null });
  const names = campaigns
    .filter(({ code }) => discounts.worked.includes(code))
    .map(({ name }) => localize(name, locale).text);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('shared.title')}</h1>
        <span className="muted num">{t('cart.pieces', { count: totals.pieces })}</span>
      </div>
      <p className={classes('muted', styles.lead)}>{t('shared.lead', { date: dateText(cart.expiresAt, locale) })}</p>
      <div className="page-notes">
        {cart.gone > 0 ? <Banner kind="warn">{t('shared.gone', { count: cart.gone })}</Banner> : null}
      </div>
      <div className="page-split">
        <ul aria-label={t('shared.lines')}>
          {cart.lines.map((line) => (
            <SharedLineRow key={line.item.id} line={line} />
          ))}
        </ul>
        <aside className="sum" aria-label={t('cart.summary')}>
          <div className="sum-box">
            <TotalsRows
              totals={totals}
              names={names}
              delivery={{ kind: 'words', text: t('cart.deliveryLater') }}
              followsVatChoice
            />
            {cart.campaignCode ? <p className="small">{t('shared.code', { code: cart.campaignCode })}</p> : null}
            <TakeBox items={buyable} code={cart.campaignCode} />
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The token is unknown or has expired. */
export function NoSharedCart() {
  const { t, locale } = useI18n();
  return (
    <div className="wrap stack page-empty">
      <h1>{t('shared.title')}</h1>
      <EmptyState icon="cart" title={t('shared.unknown')}>
        <p>{t('shared.unknownText')}</p>
        <ButtonLink look="primary" to={links(locale).category()}>
          {t('shared.toProducts')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
