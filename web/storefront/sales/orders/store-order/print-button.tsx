import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { storeTexts as t } from './store-texts.ts';

/** Prints the pick list and, on a separate sheet, the packing slip. Needs JavaScript. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <p>
      <Button look="outline" onClick={() => window.print()}>
        {t.print}
      </Button>
    </p>
  );
}
