import { Fragment } from 'react';
import { NearestSlot } from '#web/storefront/catalog/stock/nearest-slot.tsx';
import { StoreHours } from '#web/storefront/content/stores/store-hours-table.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { RichText } from '../rich-text.tsx';
import { ActionBlock } from './action-block.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';
import type { ShownBlock } from './load-blocks.ts';
import { MapBlock } from './map-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { VideoBlock } from './video-block.tsx';

const SIZES = '(min-width: 64rem) 60rem, 100vw';

function PictureBlock({ block: { picture, alt, caption, link }, lang }: BlockProps<'picture'>) {
  const shown = <Picture image={{ id: picture }} alt={alt} sizes={SIZES} />;
  return (
    <figure className={styles.pic} lang={lang}>
      {link ? <TextLink to={link}>{shown}</TextLink> : shown}
      {caption && <figcaption className="small muted">{caption}</figcaption>}
    </figure>
  );
}

/** A store: opening state, hours, special days, contacts and services. */
function HoursBlock({ block: { view, title }, lang }: BlockProps<'hours'>) {
  return view ? <StoreHours store={view} title={title} lang={title ? lang : undefined} /> : null;
}

type Props = {
  blocks: readonly ShownBlock[];
  /** Set when the text fell back to Finnish; the shop's own labels are in the page's language. */
  lang?: 'fi' | undefined;
};

/** The blocks of a page in order. */
export function Blocks({ blocks, lang }: Props) {
  const stores = blocks.filter(({ kind }) => kind === 'hours');
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page are never reordered
        <Fragment key={at}>
          {stores.length > 1 && block === stores[0] ? <NearestSlot /> : null}
          <Block block={block} lang={lang} />
        </Fragment>
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
