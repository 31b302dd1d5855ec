import type { Locale } from '#domain/base/locale.ts';
import type { ProductDocument } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { fileSize } from './file-size.ts';

const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code;

/** Manuals and declarations: title, then language, kind and size. */
export function DocumentList({ documents }: { documents: ProductDocument[] }) {
  const { locale } = useI18n();
  return (
    <ul className="docs">
      {documents.map(({ title, url, language, bytes }) => (
        <li key={url}>
          <a href={url} {...(bytes === null ? { rel: 'noreferrer' } : { type: 'application/pdf' })}>
            <Icon name="file" />
            <span className="docs-title">{title}</span>
            <span className="docs-kind num">
              {[
                language && languageName(language, locale),
                /\.pdf$/i.test(url) && 'PDF',
                bytes && fileSize(bytes, locale),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
