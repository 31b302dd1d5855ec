import { useI18n } from '#storefront/i18n/i18n.tsx';

/** Names and groups of parts: suppliers' price lists have them in Finnish only, and English pages mark them so. */
export function SupplierWords({ children }: { children: string }) {
  const { locale } = useI18n();
  return locale === 'fi' ? children : <span lang="fi">{children}</span>;
}
