import type { ComponentProps, ReactNode } from 'react';

/** On or off at once, without a form being sent. */
export function Switch({ label, className, ...input }: { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={className ? `switch ${className}` : 'switch'}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself; aria-checked must not be added */}
      <input {...input} type="checkbox" role="switch" />
      {label}
    </label>
  );
}
