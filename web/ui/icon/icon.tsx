import type { IconName } from './icon-names.ts';
// one cached file instead of path data in every page's JavaScript and HTML
import sprite from './icons.svg?no-inline';

type Props = {
  name: IconName;
  /** 20 px beside small text; 24 px otherwise. */
  small?: boolean;
  filled?: boolean;
  className?: string;
};

/** Decoration only: the words beside it, or the `aria-label` of its button, carry the meaning. */
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
