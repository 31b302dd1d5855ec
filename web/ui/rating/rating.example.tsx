import { Rating } from './rating.tsx';

export const name = { fi: 'Arvosana', en: 'Rating' };

export function Example() {
  return (
    <div className="row">
      <Rating score={4.4} count={52} full />
      <Rating score={4.7} count={18} />
      <Rating score={null} count={0} />
    </div>
  );
}
