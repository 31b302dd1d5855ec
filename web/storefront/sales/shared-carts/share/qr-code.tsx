import { encode } from 'uqr';
import styles from '#web/storefront/sales/shared-carts/shared-cart.module.css';

/** White margin in modules, which scanners need. */
const BORDER = 4;

/** All dark modules of a QR code as one SVG path. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}

/** A text as a QR code, dark on light in every theme, because phones read only that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
