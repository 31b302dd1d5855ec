import { Skeleton, SkeletonCards } from './skeleton.tsx';

export const name = { fi: 'Odotus', en: 'Skeleton' };

export function Example() {
  return (
    <>
      <SkeletonCards count={4} />
      <div className="stack-2">
        <Skeleton shape="row" />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </>
  );
}
