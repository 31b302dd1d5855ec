import { MoreLink, TextLink } from './link.tsx';

export const name = { fi: 'Linkit', en: 'Links' };

export function Example() {
  return (
    <div className="row">
      <p>
        Hyväksyt <TextLink to=".">toimitusehdot</TextLink> tilaamalla.
      </p>
      <MoreLink to=".">Näytä kaikki</MoreLink>
    </div>
  );
}
