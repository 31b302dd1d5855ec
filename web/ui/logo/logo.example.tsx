import { Logo } from './logo.tsx';

export const name = { fi: 'Tunnus', en: 'Logo' };

export function Example() {
  return (
    <div className="row">
      <Logo />
      <span className="sg-chrome on-chrome">
        <Logo to="." label="Tieva, etusivu" />
      </span>
    </div>
  );
}
