import type { IconName } from './icon-names.ts';
// one cached file instead of path data in every page's JavaScript and HTML
import sprite from './icons.svg?no-inline';

type Props = {
  name: IconName;
  /** 20 px instead of 24 px, for small text. */
  small?: boolean;
  filled?: boolean;
  className?: string;
};

/** Decorative: the text beside it, or the `aria-label` of its button, carries the meaning. */
export function Icon({ name, small, filled, className }: Props) {
  const size = small ? 'icon-s' : 'icon';
  return (
    <svg
      className={className ? `${size} ${className}` : size}
      fill={filled ? 'currentColor' : undefined}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
