import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The result of the last action on this page. The router forgets `actionData` when the page loads again, as it does after a
 * colleague's change; what the person was told, or typed into a conflict, must stay until they go on.
 */
export function useLast<T>(result: T | null | undefined): T | null {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, result: result ?? null });
  useEffect(() => {
    if (result) setLast({ key, result });
  }, [key, result]);
  return result ?? (last.key === key ? last.result : null);
}
