import type { ComponentProps, ReactNode } from 'react';

/** A toggle that applies at once, without submitting a form. */
export function Switch({ label, className, ...input }: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={className ? `switch ${className}` : 'switch'}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state itself; aria-checked must not be added */}
      <input {...input} type="checkbox" role="switch" />
      {label}
    </label>
  );
}
