import { create } from 'zustand';

/** Spec 3: a message, its lifetime in milliseconds and one thing to do about it. */
export type Toast = {
  id: string;
  message: string;
  type: 'success' | 'error';
  ttl: number;
  cta?: { label: string; to: string };
};

type ToastState = { toasts: Toast[]; dismiss: (id: string) => void };

const mostAtOnce = 3;
let made = 0;

export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a toast for `ttl` ms (3000; 5000 after adding to the cart, spec 6); the oldest gives way to a fourth. */
export function toast({ type = 'success', ttl = 3000, ...rest }: Partial<Toast> & Pick<Toast, 'message'>): string {
  made += 1;
  const next: Toast = { ...rest, type, ttl, id: rest.id ?? `toast-${made}` };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ id }) => id !== next.id), next].slice(-mostAtOnce),
  }));
  return next.id;
}
