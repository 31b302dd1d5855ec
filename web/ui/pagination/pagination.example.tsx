import { Pagination } from './pagination.tsx';

export const name = { fi: 'Sivutus', en: 'Pagination' };

const href = (page: number) => `?page=${page}`;

export function Example() {
  return (
    <>
      <Pagination page={1} pages={9} href={href} />
      <Pagination page={10} pages={21} href={href} labels={{ nav: 'Sivut, monta' }} />
    </>
  );
}
