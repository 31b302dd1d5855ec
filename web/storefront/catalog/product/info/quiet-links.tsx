import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = { product: { slug: string; name: string }; baseUrl: string };

/**
 * Asks about a product, and shares its page: a mail without scripts, else the share dialog of the device or a copied
 * address (`data-way`).
 */
export function QuietLinks({ product: { slug, name }, baseUrl }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const body = encodeURIComponent(`${baseUrl}${to.product(slug)}`);
  return (
    <>
      <a className="more" href={to.contact({ tuote: slug })} rel="nofollow">
        <Icon name="chat" small />
        {t('info.ask')}
      </a>
      <a
        className="more"
        href={`mailto:?subject=${encodeURIComponent(name)}&body=${body}`}
        data-way="share"
        data-copied={t('info.shareCopied')}
        data-failed={t('info.shareFailed')}
      >
        <Icon name="share" small />
        {t('info.share')}
      </a>
    </>
  );
}
