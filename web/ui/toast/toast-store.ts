import type { ReactNode } from 'react';
import { create } from 'zustand';

/** A message, its lifetime in milliseconds and an optional link (toast-1). */
export type Toast = {
  id: string;
  message: string;
  type: 'success' | 'error';
  ttl: number;
  cta?: { label: string; to: string };
};

type ToastState = {
  /** In order of arrival; the first three are visible, the others wait. */
  toasts: Toast[];
  /** What a press loaded to show above the page, in place of a toast: the panel of the cart. */
  overlay: ReactNode;
  dismiss: (id: string) => void;
};

/** Toasts visible at once; more would not be read. */
export const MOST_AT_ONCE = 3;
let made = 0;

export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  overlay: null,
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

export const showOverlay = (overlay: ReactNode) => useToasts.setState({ overlay });

/**
 * Shows a toast for `ttl` ms after it becomes visible: 3000, or 5000 after adding to a cart or a list (toast-1).
 * Replaces a toast with the same message or id.
 */
export function toast({ type = 'success', ttl = 3000, ...rest }: Partial<Toast> & Pick<Toast, 'message'>): string {
  made += 1;
  const next: Toast = { ...rest, type, ttl, id: rest.id ?? `toast-${made}` };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ id, message }) => id !== next.id && message !== next.message), next],
  }));
  return next.id;
}
