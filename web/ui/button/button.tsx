import type { ComponentProps, MouseEvent } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from 'react-router';
import { type ButtonStyle, buttonClass } from './button-class.ts';

type ButtonProps = ButtonStyle & {
  /** Its work is under way: it stays focusable and says so, and does nothing. */
  busy?: boolean;
} & ComponentProps<'button'>;

export function Button({
  look,
  size,
  wide,
  square,
  quiet,
  flush,
  busy,
  className,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ look, size, wide, square, quiet, flush }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    />
  );
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ look, size, wide, square, quiet, flush, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, wide, square, quiet, flush }, className)} />;
}
