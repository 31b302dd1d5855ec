import { expect, test } from 'vitest';
import { pagePath } from '#domain/base/page-path.ts';

test('content pages stand below /cms, the accessibility statement does not', () => {
  expect(pagePath('asiakaspalvelu/maksutavat')).toBe('/cms/asiakaspalvelu/maksutavat');
  expect(pagePath('asiakaspalvelu/saavutettavuus')).toBe('/cms/asiakaspalvelu/saavutettavuus');
  expect(pagePath('saavutettavuus')).toBe('/saavutettavuus');
});
