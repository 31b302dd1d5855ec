import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useLiveLoad } from '#web/admin/base/live/use-live.ts';
import type { ShellData } from './shell-data.ts';

type Counts = ShellData['counts'];

/** Kinds of things that the menu counts. */
const COUNTED = ['order', 'packing', 'quote', 'message', 'return', 'withdrawal', 'review', 'question'] as const;

/** The numbers of the menu: those that came with the page, then those that changes brought, whichever are newer. */
export function useCounts(ofPage: Counts): Counts {
  const { load, data } = useFetcher<Counts>();
  const [askedOn, setAskedOn] = useState(ofPage);
  useLiveLoad(COUNTED, () => {
    setAskedOn(ofPage);
    return load('/maarat');
  });
  return data && askedOn === ofPage ? data : ofPage;
}
