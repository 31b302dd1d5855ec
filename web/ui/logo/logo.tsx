import { Link } from 'react-router';
import { shop } from '#shop.config';
import { classes } from '#web/ui/classes.ts';

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
      {shop.mark.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/** The shop's logo and name. With `to` it links to the home page and `label` is its accessible name. */
export function Logo({ to, label, className }: { to?: string; label?: string; className?: string }) {
  const inside = (
    <>
      {shop.logo ? (
        <img {...shop.logo} alt={label ? '' : shop.name} />
      ) : (
        <>
          <Mark />
          <span>{shop.name}</span>
        </>
      )}
    </>
  );
  if (to === undefined) return <span className="logo">{inside}</span>;
  return (
    <Link className={classes('logo', className)} to={to} aria-label={label}>
      {inside}
    </Link>
  );
}
