import type { ComponentProps, MouseEvent } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from 'react-router';
import { type ButtonStyle, buttonClass } from './button-class.ts';

type ButtonProps = ButtonStyle & {
  /** Busy: stays focusable, announces that it is busy and ignores clicks. */
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

/** A link that looks like a button. Use it for navigation, not for actions. */
export function ButtonLink({ look, size, wide, square, quiet, flush, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, wide, square, quiet, flush }, className)} />;
}
