import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureFormats, variantWidths } from '#domain/base/picture-variants.ts';
import { pictureRoutes } from './routes.ts';

const known = '0123456789abcdef';
const lookups: string[] = [];
const routes = pictureRoutes({
  pictures: {
    read: async (id, variant, format) => {
      lookups.push(`${id} ${variant} ${format}`);
      return id === known ? { bytes: new Uint8Array([1, 2, 3]), type: `image/${format}` } : null;
    },
    preview: async (id) => {
      lookups.push(`${id} og`);
      return id === known ? { bytes: new Uint8Array([4]), type: 'image/jpeg' } : null;
    },
  },
});

describe('GET /pictures/{id}/{variant}.{format}', () => {
  it('serves a picture that may be cached for a year', async () => {
    const response = await routes.request(`/pictures/${known}/small.avif`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // mails show it in the pages of mail programs
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('serves the example address, variants and formats of docs/functions.md', async () => {
    const page = readFileSync(new URL('../../../docs/functions.md', import.meta.url), 'utf8');
    const [paragraph = ''] = /^`image` of .*?^$/ms.exec(page) ?? [];
    const [example = ''] = /\/pictures\/[0-9a-f]+\/\w+\.\w+/.exec(paragraph) ?? [];
    expect((await routes.request(example)).status).toBe(200);
    const widths = [...paragraph.matchAll(/`(\w+)` \((\d+)/g)].map(([, variant, width]) => [variant, Number(width)]);
    expect(Object.fromEntries(widths)).toEqual(variantWidths);
    for (const format of Object.keys(pictureFormats)) expect(paragraph).toContain(`\`${format}\``);
  });

  it('serves the link preview', async () => {
    const response = await routes.request(`/pictures/${known}/og.jpg`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await routes.request('/pictures/fedcba9876543210/og.jpg')).status).toBe(404);
  });

  it('responds 404 with no-store for an unknown picture', async () => {
    const response = await routes.request('/pictures/fedcba9876543210/small.avif');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    `/pictures/${known}/huge.avif`,
    `/pictures/${known}/small.png`,
    `/pictures/${known}/og.webp`,
    `/pictures/${known}/small.jpg`,
    `/pictures/${known}/small`,
    `/pictures/${known}/small.avif.webp`,
    `/pictures/${known}/constructor.avif`,
    `/pictures/${known.toUpperCase()}/small.avif`,
    '/pictures/..%2f..%2fetc/small.avif',
    `/pictures/${known}/..%2fsmall.avif`,
    `/pictures/${known}/a/small.avif`,
    '/pictures/',
  ])('refuses %s without a lookup', async (path) => {
    lookups.length = 0;
    expect((await routes.request(path)).status).toBe(404);
    expect(lookups).toEqual([]);
  });
});
