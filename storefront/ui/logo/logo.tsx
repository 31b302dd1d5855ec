import { Link } from 'react-router';
import { shop } from '#shop.config';

function Mark() {
  return (
    <svg
      viewBox="0 0 44 30"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 25C8 12 13 6 18 6c6 0 8 12 13 12" />
      <path d="M24 25c3-7 6-10 9-10s5 4 8 10" />
    </svg>
  );
}

/** Two fells and the shop's name. With `to` it is the way home and `label` is its accessible name. */
export function Logo({ to, label }: { to?: string; label?: string }) {
  const inside = (
    <>
      <Mark />
      <span>{shop.name}</span>
    </>
  );
  if (to === undefined) return <span className="logo">{inside}</span>;
  return (
    <Link className="logo" to={to} aria-label={label}>
      {inside}
    </Link>
  );
}
