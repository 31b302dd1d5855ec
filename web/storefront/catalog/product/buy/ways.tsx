import { type MouseEvent, Suspense, useState } from 'react';
import type { Variant } from '#domain/catalog/products/product.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import type { ProductView } from '../product-view.ts';
import { ServerHtml } from '../server-html.tsx';
import type { Press } from './open-way.tsx';

const OpenWay = lazyComponent(() => import('./open-way.tsx'));

type Props = { html: string; className?: string | undefined; product: ProductView; chosen: Variant };

/**
 * Links of the server. One with `data-way` (monthly price, test ride, exchange, sharing) opens in place; without scripts, and in a
 * new tab, it leads to its page (vehicle-box-5).
 */
export function Ways({ html, className, product, chosen }: Props) {
  const [press, setPress] = useState<Press | null>(null);
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-way]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPress({ link });
  };
  return (
    <>
      <ServerHtml className={className} html={html} onClick={open} />
      <Suspense>{press && <OpenWay press={press} product={product} chosen={chosen} />}</Suspense>
    </>
  );
}
