import type { Sku } from '#domain/base/ids.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { ALERT_WORDS } from '#web/storefront/base/alert-words.ts';
import { links } from '#web/storefront/base/links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

export type AlertKind = keyof typeof ALERT_WORDS;

type Props = { slug: string; kinds: readonly AlertKind[]; sku?: Sku };

/** Plain links to the mails about a product or one of its variants: when it is back in stock, or costs less. */
export function WatchLinks({ slug, kinds, sku }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  if (kinds.length === 0) return null;
  return (
    <>
      {kinds.map((kind) => (
        <a
          key={kind}
          className="more"
          href={to.productWatch(slug, { ...(sku && { sku }), laji: ALERT_WORDS[kind] })}
          rel="nofollow"
        >
          <Icon name="mail" small />
          {t(`info.watch.${kind}`)}
        </a>
      ))}
    </>
  );
}
