const SHOWN: Record<string, string> = {
  Control: 'Ctrl',
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys of a shortcut (`Control+K`, `G O`) as shown on buttons; screen readers get `aria-keyshortcuts`. */
export function Keys({ of }: { of: string }) {
  return (
    <span className="keys" aria-hidden="true">
      {of.split(/[+ ]/).map((key) => (
        <kbd className="kbd" key={key}>
          {SHOWN[key] ?? key}
        </kbd>
      ))}
    </span>
  );
}
