import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link, useSubmit } from 'react-router';
import type { ListedCategory } from '#backend/catalog/categories/service.ts';
import { localize } from '#domain/base/locale.ts';
import { childrenOf, type Place } from '#domain/catalog/categories/category-tree.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { Icon } from '#web/ui/admin/icon.tsx';
import styles from './categories.module.css';
import type { CategoriesPage } from './load.ts';
import { MoveForm, moveFields } from './move-form.tsx';

const DRAGGED = 'application/x-category';
type Props = { page: CategoriesPage; moved: string | undefined };

/** The tree: each category moves by dragging, by buttons or by keys, and each move is stored at once. */
export function Tree({ page: { tree, root, open, may }, moved }: Props) {
  const t = useTexts(fi, en);
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(open?.id ?? null);
  const submit = useSubmit();
  // a moved row is another element now
  useEffect(() => {
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find(
      ({ dataset }) => dataset.id === moved,
    );
    row?.querySelector('a')?.focus();
  }, [moved]);
  const drop = (id: string, place: Place) => {
    const node = tree.find((one) => one.id === id);
    if (node) void submit({ ...moveFields(node), place: JSON.stringify(place) }, { method: 'post' });
  };
  if (tree.length === 0) return <p className="hint">{t('empty')}</p>;
  const branch = { tree, current, setCurrent, open: open?.id ?? null, may, drop };
  return (
    <>
      {may && <p className={`hint ${styles.keys}`}>{t('keys')}</p>}
      <ul ref={list} className={`tbox ${styles.tree}`} aria-label={t('tree')}>
        <Branch {...branch} parentId={root?.id ?? null} />
      </ul>
    </>
  );
}

type BranchProps = {
  tree: ListedCategory[];
  parentId: string | null;
  current: string | null;
  setCurrent: (id: string) => void;
  open: string | null;
  may: boolean;
  drop: (id: string, place: Place) => void;
};

function Branch(props: BranchProps) {
  const siblings = childrenOf(props.tree, props.parentId);
  return siblings.map((node, i) => {
    const below = childrenOf(props.tree, node.id);
    return (
      <li key={node.id}>
        <Row {...props} node={node} above={siblings[i - 1]?.id ?? null} last={below.at(-1)?.id ?? null} />
        {below.length > 0 && (
          <ul>
            <Branch {...props} parentId={node.id} />
          </ul>
        )}
      </li>
    );
  });
}

type RowProps = BranchProps & { node: ListedCategory; above: string | null; last: string | null };

/** Dropping on the upper or lower edge of a row puts a category before or behind it, on its middle into it. */
function Row({ node, above, last, current, setCurrent, open, may, drop, tree }: RowProps) {
  const t = useTexts(fi, en);
  const { text, lang } = localize(node.name, useLocale());
  const [over, setOver] = useState<Place | null>(null);
  const placeAt = (event: DragEvent<HTMLElement>): Place => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    if (share > 0.3 && share < 0.7) return { parentId: node.id, after: last };
    return { parentId: node.parentId, after: share < 0.5 ? above : node.id };
  };
  return (
    <div
      className={styles.row}
      data-row
      data-id={node.id}
      data-over={over && (over.parentId === node.id ? 'in' : over.after === node.id ? 'below' : 'above')}
    >
      {may && <Icon name="grip-vertical" />}
      <Link
        to={`?open=${encodeURIComponent(node.id)}`}
        lang={lang}
        preventScrollReset
        aria-current={open === node.id ? 'true' : undefined}
        draggable={may}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setCurrent(node.id)}
        onClick={() => setCurrent(node.id)}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED, node.id)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes(DRAGGED)) return;
          event.preventDefault();
          setOver(placeAt(event));
        }}
        onDragLeave={() => setOver(null)}
        onDrop={(event) => {
          const dragged = event.dataTransfer.getData(DRAGGED);
          setOver(null);
          if (dragged && dragged !== node.id) drop(dragged, placeAt(event));
        }}
      >
        {text}
      </Link>
      {!node.isIncludedInMenu && <small className="sub">{t('hidden')}</small>}
      <span className="count">{node.products}</span>
      {may && current === node.id && <MoveForm tree={tree} node={node} />}
    </div>
  );
}
