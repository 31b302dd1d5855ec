import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';

export const name = { fi: 'Kuvakkeet', en: 'Icons' };

export function Example() {
  return (
    <ul className="sg-icons">
      {iconNames.map((icon) => (
        <li key={icon}>
          <Icon name={icon} />
          <span className="small muted">{icon}</span>
        </li>
      ))}
    </ul>
  );
}
