import { create } from 'zustand';

/** Spec 3: a message, its lifetime in milliseconds and one thing to do about it. */
export type Toast = {
  id: string;
  message: string;
  type: 'success' | 'error';
  ttl: number;
  cta?: { label: string; to: string };
};

type ToastState = {
  /** In the order they came; the first three are seen, the others wait for their turn. */
  toasts: Toast[];
  dismiss: (id: string) => void;
};

/** More at once would not be read. */
export const MOST_AT_ONCE = 3;
let made = 0;

export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/**
 * Shows a toast for `ttl` ms (3000; 5000 after adding to a cart or a list, spec 9), which begin when it is seen. One that
 * says the same again takes the place of the one before.
 */
export function toast({ type = 'success', ttl = 3000, ...rest }: Partial<Toast> & Pick<Toast, 'message'>): string {
  made += 1;
  const next: Toast = { ...rest, type, ttl, id: rest.id ?? `toast-${made}` };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ id, message }) => id !== next.id && message !== next.message), next],
  }));
  return next.id;
}
