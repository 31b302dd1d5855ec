import { expect, test } from 'vitest';
import { bannerHtml } from './banner-html.ts';

test('offers statistics and marketing only in a shop with a tag manager', () => {
  const [measured, unmeasured] = [bannerHtml(true), bannerHtml(false)];
  expect(measured).toContain('value="sme"');
  expect(measured).toMatch(/mainontaa.*advertising/s);
  expect(unmeasured).toContain('value="e"');
  expect(unmeasured).not.toMatch(/mainon|mittaa|advertis|measure/);
  expect(unmeasured).toMatch(/videoita.*videos/s);
});
