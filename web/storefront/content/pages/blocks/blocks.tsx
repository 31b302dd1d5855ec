import { RichText } from '../rich-text.tsx';
import { ActionBlock } from './action-block.tsx';
import { HoursBlock } from './hours-block.tsx';
import type { ShownBlock } from './load-blocks.ts';
import { MapBlock } from './map-block.tsx';
import { PictureBlock } from './picture-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { VideoBlock } from './video-block.tsx';

type Props = {
  blocks: readonly ShownBlock[];
  /** Set when the words fell back to Finnish; what the shop itself says is in the page's language. */
  lang?: 'fi' | undefined;
};

/** A page's blocks in their order. */
export function Blocks({ blocks, lang }: Props) {
  return (
    <div className="blocks">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change places
        <Block key={at} block={block} lang={lang} />
      ))}
    </div>
  );
}

function Block({ block, lang }: { block: ShownBlock; lang: 'fi' | undefined }) {
  switch (block.kind) {
    case 'text':
      return <RichText html={block.html} lang={lang} />;
    case 'picture':
      return <PictureBlock block={block} lang={lang} />;
    case 'products':
      return <ProductsBlock block={block} lang={lang} />;
    case 'action':
      return <ActionBlock block={block} lang={lang} />;
    case 'questions':
      return <QuestionsBlock block={block} lang={lang} />;
    case 'hours':
      return <HoursBlock block={block} lang={lang} />;
    case 'map':
      return <MapBlock block={block} lang={lang} />;
    case 'video':
      return <VideoBlock block={block} lang={lang} />;
  }
}
