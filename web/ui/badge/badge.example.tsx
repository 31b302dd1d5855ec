import { Badge } from './badge.tsx';

export const name = { fi: 'Merkit', en: 'Badges' };

export function Example() {
  return (
    <div className="row">
      <Badge kind="sale">−18 %</Badge>
      <Badge kind="new">Uutuus</Badge>
      <Badge>Outlet</Badge>
      <Badge kind="ok">Varastossa</Badge>
      <Badge kind="warn">Viimeiset</Badge>
    </div>
  );
}
