import { Picture } from '#web/ui/picture/picture.tsx';
import type { BlockProps } from './block-props.ts';

const SIZES = '(min-width: 64rem) 60rem, 100vw';

export function PictureBlock({ block: { picture, alt, caption }, lang }: BlockProps<'picture'>) {
  return (
    <figure className="block-pic" lang={lang}>
      <Picture image={{ id: picture }} alt={alt} sizes={SIZES} />
      {caption && <figcaption className="small muted">{caption}</figcaption>}
    </figure>
  );
}
