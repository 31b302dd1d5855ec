import { Icon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

export const name = { fi: 'Kuvakkeet', en: 'Icons' };

export function Example() {
  return (
    <ul className="sg-icons">
      {(Object.keys(iconPaths) as IconName[]).map((icon) => (
        <li key={icon}>
          <Icon name={icon} />
          <span className="small muted">{icon}</span>
        </li>
      ))}
    </ul>
  );
}
