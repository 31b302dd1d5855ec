import { Link, useSearchParams } from 'react-router';
import type { ListedProduct } from '#backend/catalog/products/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/products.ts';
import fi from '#web/messages/admin/fi/products.ts';
import { classes } from '#web/ui/classes.ts';
import { ProductPicture } from '../product-picture.tsx';
import { ProductStateMark } from '../product-state.tsx';
import styles from './list.module.css';
import type { Column } from './views.ts';

type Props = { products: ListedProduct[]; columns: readonly Column[]; open: string | null };

const RIGHT: readonly Column[] = ['stock', 'price', 'variants', 'pictures'];
const FEW = 2;

/** The rows of the list. A name opens the product's page, a picture opens it beside the list. */
export function ProductTable({ products, columns, open }: Props) {
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
              key={`${product.state} ${product.sku}`}
              product={product}
              columns={columns}
              isOpen={product.sku === open}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ product, columns, isOpen }: { product: ListedProduct; columns: readonly Column[]; isOpen: boolean }) {
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
          <Cell product={product} column={column} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ product, column }: { product: ListedProduct; column: Column }) {
  switch (column) {
    case 'state':
      return <ProductStateMark state={product.state} isScheduled={product.publishAt !== null} />;
    case 'stock':
      return <Stock pieces={product.stock} />;
    case 'price':
      return <Price {...product} />;
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
