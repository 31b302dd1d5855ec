import { expect, test } from 'vitest';
import { pagePath } from '#domain/base/page-path.ts';

test('content pages are below /cms, except the accessibility statement', () => {
  expect(pagePath('asiakaspalvelu/maksutavat')).toBe('/cms/asiakaspalvelu/maksutavat');
  expect(pagePath('asiakaspalvelu/saavutettavuus')).toBe('/cms/asiakaspalvelu/saavutettavuus');
  expect(pagePath('saavutettavuus')).toBe('/saavutettavuus');
});
