import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { companyForm } from '#backend/customers/companies/test-companies.ts';
import { contractShop } from '#backend/customers/contract-prices/test-contracts.ts';
import { onShop } from '../../test-program.ts';

test('lists, imports and previews contract prices (contract-4)', async () => {
  const { shop } = await contractShop([{ sku: 'HIHNA', price: 12_550, stock: { oulu: 5 } }], 'HIHNA;90');
  const folder = await mkdtemp(join(tmpdir(), 'tieva-cli-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'rows.csv');
  const type = (line: string) => onShop(shop, line);
  expect((await type('contract-prices list')).text).toMatch(/Kevät.*1 +1$/m);
  await writeFile(file, 'HIHNA;80\nMUU;x');
  const broken = await type(`contract-prices import Kevät ${file}`);
  expect([broken.text, broken.failed]).toEqual(['  line 2: net', expect.stringContaining('Nothing was changed')]);
  await writeFile(file, 'HIHNA;80');
  expect((await type(`contract-prices import Kevät ${file}`)).text).toBe('Kevät: 1 rows read.');
  const preview = (await type(`contract-prices preview ${companyForm.businessId} HIHNA`)).text.replaceAll(
    '\u00a0',
    ' ',
  );
  expect(preview).toContain('80 €, everybody 100 €');
  expect((await type('contract-prices import Kesä x')).failed).toContain('There is no list Kesä');
});
