import type { Sku } from '#domain/base/ids.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { markedCode } from './marked-code.ts';

type Props = { part: { sku: Sku; productCode: string }; query?: string };

/** The code of a part as a link to its page, with the match of the query marked. */
export function PartCode({ part: { sku, productCode }, query = '' }: Props) {
  const { locale } = useI18n();
  const [before, marked, after] = markedCode(productCode, query);
  return (
    <TextLink className="code" to={links(locale).sparePart(sku)}>
      <span>
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </span>
    </TextLink>
  );
}
