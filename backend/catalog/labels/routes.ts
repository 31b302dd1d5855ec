import { Hono } from 'hono';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import { gradedTyre } from '#domain/catalog/labels/tyre-label.ts';
import { tyreLabelSvg } from './tyre-label-svg.ts';

const SUFFIX = '.svg';
/** The address of a tyre in the registry; its page has the product information sheet (Regulation (EU) 2020/740, annex II). */
const EPREL = 'https://eprel.ec.europa.eu/qr';

async function qrCode(text: string): Promise<string> {
  const { toSVG } = await import('@bwip-js/node');
  return toSVG({ bcid: 'qrcode', text });
}

/** `GET /labels/tyres/{sku}.svg`: the EU tyre label of a sku, drawn from its classes (tyre-label-1). */
export function labelRoutes(shop: { catalog: Pick<CatalogService, 'productsBySku'> }): Hono {
  const routes = new Hono();
  routes.get('/labels/tyres/:file', async (context, next) => {
    const { file } = context.req.param();
    if (!file.endsWith(SUFFIX)) return next();
    const sku = file.slice(0, -SUFFIX.length);
    const [product] = await shop.catalog.productsBySku([sku], 'fi');
    const variant = product?.variants.find((one) => one.sku === sku);
    const label = gradedTyre(variant?.tyreLabel);
    if (!product || !variant || !label) return next();
    const qr = label.eprel ? await qrCode(`${EPREL}/${label.eprel}`) : null;
    const type = label.type ?? sku;
    return context.body(tyreLabelSvg(label, { brand: product.brand, type, size: variant.variationName, qr }), 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    });
  });
  routes.all('/labels/*', (context) => context.text('Not found', 404, { 'cache-control': 'no-store' }));
  return routes;
}
