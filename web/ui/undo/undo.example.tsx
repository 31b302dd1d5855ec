import { useState } from 'react';
import { Undo } from './undo.tsx';

export const name = { fi: 'Poiston peruminen', en: 'Undo a removal' };

export function Example() {
  const [removed, setRemoved] = useState<object | null>({});
  return <Undo removed={removed} text="Kaira Reitti poistettu." label="Kumoa" onUndo={() => setRemoved(null)} />;
}
