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
  /**
   * The looks of button-1. `transactional` is for buying actions only; `snow` and `outline-invert` go on dark green.
   */
  look?: ButtonLook;
  size?: 's' | 'm' | 'l';
  wide?: boolean;
  /** A square button for one icon; give it an `aria-label`. */
  square?: boolean;
  /** Outlined until hovered or focused, for dense rows. */
  quiet?: boolean;
  /** No horizontal padding, so that the text aligns with the content above. */
  flush?: boolean;
};

/** The classes of a button look, for elements that cannot be `Button` or `ButtonLink`. */
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
