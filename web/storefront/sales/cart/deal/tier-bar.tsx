import { localize } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { CartCampaign, Offers } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { shownTier } from '#domain/sales/cart/campaigns/shown-tier.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import styles from './deal.module.css';
import { tierLabel, tierOffer } from './tier-label.ts';
import { useIsSignedIn } from './use-cart-pricing.ts';

type Props = { items: readonly CartItem[]; offers: Offers; campaign: CartCampaign | null };

/**
 * Progress of the cart towards the tiers of the cart rule, what the next one needs, and which goods count
 * (campaign-1).
 */
export function TierBar({ items, offers, campaign }: Props) {
  const { t, locale } = useI18n();
  const isSignedIn = useIsSignedIn();
  const { cartRule, ofTiers } = offers;
  const shown = shownTier(items, offers, campaign);
  if (!cartRule || !shown) return null;
  const { reached, next, missing, counted } = shown;
  const tiers = cartRule.priceTiers.toSorted((a, b) => a.from - b.from);
  const top = tiers.at(-1)?.from ?? 0;
  const inPieces = cartRule.type === 'amount';
  const amountText = (from: number) => (inPieces ? t('cart.tier.pieces', { count: from }) : formatEuros(from));
  // guests see no campaigns of a rule for customers (campaign-3)
  const campaignOf = (tier: { campaignCode: string } | null) => ofTiers.find(({ code }) => code === tier?.campaignCode);
  const offerOf = (tier: { campaignCode: string } | null) => {
    const found = campaignOf(tier);
    return found ? tierOffer(found, t, locale) : null;
  };
  const nameOf = (tier: { campaignCode: string }) => {
    const found = campaignOf(tier);
    return found ? tierLabel(found, locale) : null;
  };
  const now = offerOf(reached);
  const offer = offerOf(next);
  // the rule may cover a part of the catalog
  const isForSome = cartRule.productSearchFilters !== '';
  const share = (from: number) => `${top > 0 ? Math.min(100, (from / top) * 100) : 100}%`;
  const typed = campaign?.campaign && !campaign.isCartRuleTierCode ? campaign : null;

  return (
    <section className={classes('no-print', styles.tier)} aria-label={t('cart.tier')}>
      {cartRule.isLoginRequired && !isSignedIn ? (
        <p className={styles.tierSay}>
          {t('cart.tier.forCustomers')}{' '}
          <TextLink to={links(locale).signIn(links(locale).cart())}>{t('cart.tier.signIn')}</TextLink>
        </p>
      ) : typed ? (
        <p className={styles.tierSay}>{t('cart.tier.notWithCode', { code: typed.code })}</p>
      ) : (
        <p className={styles.tierSay} role="status">
          {now ? `${t('cart.tier.now', { offer: now })} ` : null}
          <b>
            {next === null ? t('cart.tier.top') : null}
            {offer && missing !== null
              ? inPieces
                ? t(isForSome ? 'cart.tier.buyMoreOf' : 'cart.tier.buyMore', { count: missing, offer })
                : t(isForSome ? 'cart.tier.buyForOf' : 'cart.tier.buyFor', { amount: formatEuros(missing), offer })
              : null}
          </b>{' '}
          {next && isForSome ? <TextLink to={links(locale).campaigns()}>{t('cart.tier.which')}</TextLink> : null}
        </p>
      )}
      {cartRule.goods ? (
        <p className="small">{t('cart.tier.goods', { goods: localize(cartRule.goods, locale).text })}</p>
      ) : null}
      <div className="stack-2">
        <div
          className={styles.tierBar}
          role="progressbar"
          aria-label={t('cart.tier')}
          aria-valuemin={0}
          aria-valuemax={top}
          aria-valuenow={Math.min(top, counted)}
          aria-valuetext={amountText(counted)}
        >
          <i style={{ inlineSize: share(counted) }} />
          {tiers.map(({ from }) => (
            <u
              key={from}
              className={from <= counted ? styles.hit : undefined}
              style={{ insetInlineStart: `max(1rem, ${share(from)})` }}
            />
          ))}
        </div>
        <ol className={styles.tierSteps}>
          {tiers.map((tier, i) => (
            <li
              key={tier.from}
              style={{ flexBasis: `calc(${share(tier.from)} - ${i > 0 ? share(tiers[i - 1]?.from ?? 0) : '0%'})` }}
            >
              <b>{nameOf(tier)}</b>
              {amountText(tier.from)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
