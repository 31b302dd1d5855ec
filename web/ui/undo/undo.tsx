import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';

type Props = {
  /** What was taken away last; a new thing takes the focus, because the button that did it is gone. Null: nothing. */
  removed: object | null;
  text: string;
  /** What the button says. */
  label: string;
  onUndo: () => void;
};

/** What was taken away last can be had back; told to screen readers as it happens. */
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
