import type { ComponentProps } from 'react';
import { shop } from '#shop.config';

/** A choice of one store; all of them unless some are given. */
export function StoreSelect({
  of,
  ...rest
}: ComponentProps<'select'> & { of?: readonly { id: string; name: string }[] }) {
  return (
    <select className="sel" {...rest}>
      {(of ?? shop.stores).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

export const storeName = (id: string): string => shop.stores.find((store) => store.id === id)?.name ?? id;
