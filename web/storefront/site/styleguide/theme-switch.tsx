import { useEffect, useState } from 'react';
import { keysOf } from '#domain/base/records.ts';
import { Chip, Chips } from '#web/ui/chip/chip.tsx';

const themes = { system: 'Järjestelmän', light: 'Vaalea', dark: 'Tumma' } as const;
type Theme = keyof typeof themes;

/** Sets the page's theme; leaving the styleguide restores the system's. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    return () => {
      delete root.dataset.theme;
    };
  }, [theme]);
  return (
    <Chips>
      {keysOf(themes).map((key) => (
        <Chip key={key} pressed={theme === key} onClick={() => setTheme(key)}>
          {themes[key]}
        </Chip>
      ))}
    </Chips>
  );
}
