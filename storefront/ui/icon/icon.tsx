import { type IconName, iconPaths } from './icon-paths.ts';

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
    <svg className={className ? `${size} ${className}` : size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={iconPaths[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
