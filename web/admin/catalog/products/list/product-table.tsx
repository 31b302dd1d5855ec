import { Link, useSearchParams } from 'react-router';
import type { ListedProduct } from '#backend/catalog/products/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { Margin } from '#domain/catalog/prices/margin.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { classes } from '#web/ui/classes.ts';
import { marginText } from '../../prices/margin-text.ts';
import { ProductPicture } from '../product-picture.tsx';
import { type MayEdit, StateCell, ThresholdCell } from './inline-cells.tsx';
import styles from './list.module.css';
import type { Column } from './views.ts';

type Margins = ReadonlyMap<string, Margin> | null;
type Props = {
  products: ListedProduct[];
  columns: readonly Column[];
  open: string | null;
  /** Null for who may not read costs, or when the column is not shown. */
  margins: Margins;
  may: MayEdit;
};

const RIGHT: readonly Column[] = ['stock', 'threshold', 'price', 'variants', 'pictures', 'margin'];
const FEW = 2;

/** The rows of the list. A name opens the product's page, a picture opens it beside the list. */
export function ProductTable({ products, columns: chosen, open, margins, may }: Props) {
  const columns = chosen.filter((column) => column !== 'margin' || margins !== null);
  const t = useTexts(fi, en);
  const selectAll = (isChecked: boolean, table: HTMLTableElement | null) => {
    for (const box of table?.querySelectorAll<HTMLInputElement>('input[name=sku]') ?? [])
      if (box.checked !== isChecked) box.click();
  };
  return (
    <div className="tbox">
      <table className={`t stick ${styles.products}`}>
        <caption className="sr">{t('products.title')}</caption>
        <thead>
          <tr>
            <th className="sel-c" scope="col">
              <input
                className="box"
                type="checkbox"
                aria-label={t('products.selectAll')}
                onChange={(event) => selectAll(event.target.checked, event.target.closest('table'))}
              />
            </th>
            <th scope="col" aria-sort="ascending">
              {t('column.name')}
            </th>
            {columns.map((column) => (
              <th scope="col" key={column} className={classes(styles[column], RIGHT.includes(column) && 'r')}>
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row
              key={keyOf(product, products)}
              product={product}
              columns={columns}
              isOpen={product.sku === open}
              margin={margins?.get(product.sku) ?? null}
              may={may}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row keeps the focus when its state is edited; a draft may have the sku of a product. */
const keyOf = ({ sku, state }: ListedProduct, all: readonly ListedProduct[]): string =>
  all.filter((other) => other.sku === sku).length > 1 ? `${state} ${sku}` : sku;

type CellProps = { product: ListedProduct; margin: Margin | null; may: MayEdit };
type RowProps = CellProps & { columns: readonly Column[]; isOpen: boolean };

function Row({ product, columns, isOpen, margin, may }: RowProps) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const peek = new URLSearchParams(params);
  peek.set('peek', product.sku);
  const name = product.name || product.sku;
  return (
    <tr data-row="" className={isOpen ? 'on' : undefined} aria-current={isOpen ? 'true' : undefined}>
      <td className="sel-c">
        {product.state === 'published' && (
          <input
            className="box"
            type="checkbox"
            name="sku"
            value={product.sku}
            aria-label={t('products.select', { name })}
          />
        )}
      </td>
      <td className={`cut ${styles.name}`}>
        <span className="pc">
          <ProductPicture id={product.picture} size={40} />
          <span>
            <b>
              <Link className="plain" to={`/tuotteet/${encodeURIComponent(product.sku)}`}>
                {name}
              </Link>
            </b>
            <Link className="sr" data-open="" to={{ search: peek.toString() }} preventScrollReset tabIndex={-1}>
              {t('peek.open')}
            </Link>
          </span>
        </span>
      </td>
      {columns.map((column) => (
        <td key={column} className={classes(styles[column], RIGHT.includes(column) && 'r num')}>
          <Cell product={product} column={column} margin={margin} may={may} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ product, column, margin, may }: CellProps & { column: Column }) {
  switch (column) {
    case 'state':
      return <StateCell product={product} may={may.state} />;
    case 'threshold':
      return <ThresholdCell product={product} may={may.threshold} />;
    case 'stock':
      return <Stock pieces={product.stock} />;
    case 'price':
      return <Price {...product} />;
    case 'margin':
      return margin && <span className={classes(margin.cents < 0 && 'stk out')}>{marginText(margin)}</span>;
    case 'updated':
      return <When at={product.updatedAt} />;
    default:
      return product[column];
  }
}

function Stock({ pieces }: { pieces: number | null }) {
  if (pieces === null) return '–';
  return <span className={classes('stk', pieces === 0 ? 'out' : pieces <= FEW && 'low')}>{pieces}</span>;
}

export function Price({ price, priceTo }: Pick<ListedProduct, 'price' | 'priceTo'>) {
  if (price === null) return '–';
  return priceTo === null ? formatEuros(price) : `${formatEuros(price)} – ${formatEuros(priceTo)}`;
}
