import { ButtonLink } from '#web/ui/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const name = { fi: 'Tyhjä tila', en: 'Empty state' };

export function Example() {
  return (
    <EmptyState icon="search-x" title="Tuotteita ei löytynyt.">
      <p className="muted">Kokeile lyhyempää hakusanaa tai etsi varaosan koodilla.</p>
      <ButtonLink look="outline" to=".">
        Varaosahaku
      </ButtonLink>
    </EmptyState>
  );
}
