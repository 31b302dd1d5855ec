import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** What price lists have in Finnish only, such as the names of parts; English pages mark it so. */
export function SupplierWords({ children }: { children: string }) {
  const { locale } = useI18n();
  return locale === 'fi' ? children : <span lang="fi">{children}</span>;
}

/** A part's group in the page's language, in Finnish when it has no English name. */
export function PartGroup({ part: { group, groupEn } }: { part: Pick<SparePartHit, 'group' | 'groupEn'> }) {
  const { locale } = useI18n();
  return locale === 'en' && groupEn ? groupEn : <SupplierWords>{group}</SupplierWords>;
}
