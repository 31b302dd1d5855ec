import { StoreHours } from '#web/storefront/content/stores/store-hours-table.tsx';
import type { BlockProps } from './block-props.ts';

/** A store: whether it is open, its hours and the days that differ, contacts and services. */
export function HoursBlock({ block: { view, title }, lang }: BlockProps<'hours'>) {
  return view ? <StoreHours store={view} title={title} lang={title ? lang : undefined} /> : null;
}
