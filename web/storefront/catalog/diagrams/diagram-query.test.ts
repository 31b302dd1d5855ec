import { expect, test } from 'vitest';
import { diagramQueryPath, readDiagramQuery } from './diagram-query.ts';

const read = (search: string) => readDiagramQuery(new URLSearchParams(search));

test('writes make, model and page to the address and reads them back', () => {
  const query = { make: 'Arctic Cat', model: 'AN 580 T', page: 2 };
  const path = diagramQueryPath(query, 'en');
  expect(path).toBe('/en/varaosakuvat?merkki=Arctic+Cat&malli=AN+580+T&sivu=2');
  expect(read(path.split('?')[1] ?? '')).toEqual(query);
  expect(diagramQueryPath({}, 'fi')).toBe('/varaosakuvat');
  expect(diagramQueryPath({ model: 'X', page: 1 }, 'fi')).toBe('/varaosakuvat');
});

test('ignores impossible values', () => {
  const all = { make: null, model: null, page: 1 };
  for (const search of ['', 'merkki=', 'malli=X', 'sivu=-1', 'sivu=0', 'sivu=1e9', 'sivu=x', 'merkki=%00', 'merkki=+'])
    expect(read(search)).toEqual(all);
  expect(read(`merkki=${'x'.repeat(500)}`).make).toHaveLength(100);
});
