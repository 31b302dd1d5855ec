import { Button } from '#web/ui/button/button.tsx';
import { toast } from './toast-store.ts';

export const name = { fi: 'Ilmoitukset', en: 'Toasts' };

// shown by the ToastRegion of the page
export function Example() {
  return (
    <div className="row">
      <Button
        look="outline"
        onClick={() =>
          toast({
            message: 'Tuote lisätty ostoskoriin!',
            ttl: 5000,
            cta: { label: 'Siirry ostoskoriin', to: '/ostoskori' },
          })
        }
      >
        Onnistui
      </Button>
      <Button
        look="outline"
        onClick={() => toast({ message: 'Voi ei, jotain meni pieleen. Yritä uudelleen.', type: 'error' })}
      >
        Ei onnistunut
      </Button>
    </div>
  );
}
