import { localize } from '#domain/base/locale.ts';
import type { Kit } from '#domain/catalog/products/kit.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';

/** The ways to the kits of a product (kit-1). */
export function KitLinks({ slug, kits }: { slug: string; kits: readonly Kit[] }) {
  const { t, locale } = useI18n();
  return (
    <ul className="stack-2">
      {kits.map(({ code, name, lines }) => {
        const { text, lang } = localize(name, locale);
        return (
          <li key={code}>
            <a href={links(locale).kit(slug, code)} lang={lang}>
              {text}
            </a>{' '}
            <span className="small muted">{t('info.kits.parts', { count: lines.length })}</span>
          </li>
        );
      })}
    </ul>
  );
}
