import { useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import styles from './product.module.css';

const COLOURED = /([^,:\n]+?)((?:\s+#[0-9a-f]{6}){1,2})\s*(?=,|$)/gim;

/** The values of the options with colours as shoppers see them: two colours are the halves of a diagonal. */
export function OptionSwatches() {
  const { value } = useField('options');
  const found = [...value.matchAll(COLOURED)].map(([, name = '', codes = '']) => ({
    name: name.trim(),
    colours: codes.trim().split(/\s+/),
  }));
  if (found.length === 0) return null;
  return (
    <ul className={styles.swatches}>
      {found.map(({ name, colours: [first, second = first] }) => (
        <li key={name}>
          <svg viewBox="0 0 8 8" aria-hidden="true">
            <path d="M0 0h8L0 8z" fill={first} />
            <path d="M8 0v8H0z" fill={second} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
