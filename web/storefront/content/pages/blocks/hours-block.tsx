import { StoreHours } from '#web/storefront/content/stores/store-hours-table.tsx';
import type { BlockProps } from './block-props.ts';

/** A store: opening state, hours, special days, contacts and services. */
export function HoursBlock({ block: { view, title }, lang }: BlockProps<'hours'>) {
  return view ? <StoreHours store={view} title={title} lang={title ? lang : undefined} /> : null;
}
