import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';

type Props = {
  /** The thing removed last, or null. A new one takes the focus, because the button that removed it is gone. */
  removed: object | null;
  text: string;
  /** Label of the button. */
  label: string;
  onUndo: () => void;
};

/** Offers to restore the thing removed last and announces the removal to screen readers. */
export function Undo({ removed, text, label, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const seen = useRef(removed);
  useEffect(() => {
    if (removed && removed !== seen.current) button.current?.focus();
    seen.current = removed;
  }, [removed]);
  return (
    <div role="status">
      {removed ? (
        <div className="undo">
          <span>{text}</span>
          <Button ref={button} look="link" size="s" onClick={onUndo}>
            {label}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
