import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { useI18n } from '#web/messages/i18n.tsx';

/** A text that price lists have in Finnish only, such as a part name; English pages mark its language. */
export function SupplierText({ children }: { children: string }) {
  const { locale } = useI18n();
  return locale === 'fi' ? children : <span lang="fi">{children}</span>;
}

/** The group of a part in the language of the page; in Finnish when it has no English name. */
export function PartGroup({ part: { group, groupEn } }: { part: Pick<SparePartHit, 'group' | 'groupEn'> }) {
  const { locale } = useI18n();
  return locale === 'en' && groupEn ? groupEn : <SupplierText>{group}</SupplierText>;
}
