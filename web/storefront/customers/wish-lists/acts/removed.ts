import { create } from 'zustand';
import type { RemovedWish } from './outcome.ts';

/** The item removed last on this page, for undo. */
const useStore = create<{ removed: RemovedWish | null }>()(() => ({ removed: null }));

export const useRemoved = (): RemovedWish | null => useStore(({ removed }) => removed);
export const rememberRemoved = (removed: RemovedWish | null): void => useStore.setState({ removed });
