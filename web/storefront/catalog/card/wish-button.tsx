import { type ComponentType, createContext, use } from 'react';
import type { Sku } from '#domain/base/ids.ts';

export type WishButtonProps = {
  sku: Sku;
  /** Where a guest returns after signing in. */
  next: string;
  /** The product's name, for a button without visible text. */
  name?: string;
};

const Context = createContext<ComponentType<WishButtonProps> | null>(null);

/** The root layout provides the wish lists' button. */
export const WishButtonProvider = Context.Provider;

/** The button that puts a product on a wish list; nothing where no provider is above it. */
export function WishButton(props: WishButtonProps) {
  const Provided = use(Context);
  return Provided && <Provided {...props} />;
}
