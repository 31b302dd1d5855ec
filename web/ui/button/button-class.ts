import { classes } from '#web/ui/classes.ts';

export type ButtonLook =
  | 'primary'
  | 'ghost'
  | 'outline'
  | 'link'
  | 'outline-invert'
  | 'transactional'
  | 'secondary'
  | 'tertiary'
  | 'blank'
  | 'snow';

export type ButtonStyle = {
  /** `transactional` is for buying actions only; `snow` and `outline-invert` stand on the dark-green chrome. */
  look?: ButtonLook;
  size?: 's' | 'm' | 'l';
  wide?: boolean;
  /** A round-cornered square for one icon; give the button an `aria-label`. */
  square?: boolean;
  /** Outlined until hovered, for dense rows. */
  quiet?: boolean;
  /** No padding at the sides, so that the text stands in line with what is above. */
  flush?: boolean;
};

/** The classes of a button look, for elements that must not be `Button` or `ButtonLink`. */
export const buttonClass = ({ look = 'primary', size, wide, square, quiet, flush }: ButtonStyle, className?: string) =>
  classes(
    'btn',
    `btn-${look}`,
    size && size !== 'm' && `btn-${size}`,
    wide && 'btn-wide',
    square && 'btn-icon',
    quiet && 'quiet',
    flush && 'btn-flush',
    className,
  );
