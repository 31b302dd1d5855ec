import { expect, test } from 'vitest';
import { placeOf, rememberPlace, scrollKey } from './place.ts';

test('a list is found as it was left last', () => {
  expect(placeOf('/tilaukset')).toBeNull();
  rememberPlace({ pathname: '/tilaukset', search: '?view=open', key: 'a', state: null });
  rememberPlace({ pathname: '/tilaukset', search: '?view=open&after=x', key: 'b', state: null });
  rememberPlace({ pathname: '/tilaukset/1', search: '?panel=refund', key: 'c', state: null });
  expect(placeOf('/tilaukset')).toEqual({ search: '?view=open&after=x', key: 'b' });
});

test('a visit by the way back has the scroll position of the visit before, also the next time', () => {
  const back = { key: 'd', state: { place: 'b' } };
  expect([scrollKey(back), scrollKey({ key: 'd', state: null }), scrollKey({ key: 'd', state: { place: 7 } })]).toEqual(
    ['b', 'd', 'd'],
  );
  rememberPlace({ pathname: '/tilaukset', search: '', ...back });
  expect(placeOf('/tilaukset')?.key).toBe('b');
});
