import { useEffect } from 'react';
import { create } from 'zustand';

/** A form that takes an action back. */
export type Undo = { action: string; fields: Record<string, string> };

/** The result of an action. Errors stay until they are closed, others for ten seconds. */
export type Notice = { message: string; tone?: 'ok' | 'bad'; undo?: Undo };

type Toast = Notice & { id: number };

/** The last ones; older ones are in the audit log. */
const MOST = 3;
let made = 0;

export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }));

export const dismiss = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Shows what an action has done, with the way to take it back. Equal messages replace each other. */
export function notify(notice: Notice): void {
  made += 1;
  const toast = { ...notice, id: made };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ message }) => message !== notice.message), toast].slice(-MOST),
  }));
}

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
const REFUSALS = ['failed', 'clash', 'clashes', 'problems', 'refused'];

/** What to show after an undo by the data of its action: its notice, `failed` when it was refused, or nothing. */
export function undoNotice(data: unknown, failed: string): Notice | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('notice' in data && isNotice(data.notice)) return data.notice;
  return REFUSALS.some((name) => name in data) ? { message: failed, tone: 'bad' } : null;
}

/** Shows the notice of an action's data once, when the data arrives. */
export function useNotice(notice: Notice | null | undefined): void {
  useEffect(() => {
    if (notice) notify(notice);
  }, [notice]);
}
