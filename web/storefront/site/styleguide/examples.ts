import type { ComponentType } from 'react';
import type { Locale } from '#domain/base/locale.ts';
import type { ExampleProps } from '#web/ui/example.ts';

type ExampleModule = { name: Record<Locale, string>; Example: ComponentType<ExampleProps> };

// the admin shows its own pieces, at /osat
const files = import.meta.glob<ExampleModule>(
  ['../../../ui/*/*.example.tsx', '!../../../ui/admin/*.example.tsx', '../../*/**/*.example.tsx'],
  { eager: true },
);

// the foundations first, then the others in alphabetical order
const order = [
  'logo button link icon text-field select-field checkbox radio-card switch stepper error-summary',
  'price stock-line badge rating product-card item-rows table breadcrumb chip facet pagination tabs accordion',
  'search-box picture gallery',
  'toast banner dialog drawer empty-state skeleton step-section',
]
  .join(' ')
  .split(' ');
const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);

/** Every `.example.tsx`, by its file name. */
export const examples = Object.entries(files)
  .map(([path, module]) => ({ id: path.split('/').at(-1)?.replace('.example.tsx', '') ?? path, ...module }))
  .sort((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id));
