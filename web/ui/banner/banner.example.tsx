import { Button } from '#web/ui/button/button.tsx';
import { Banner } from './banner.tsx';

export const name = { fi: 'Tiedote', en: 'Banner' };

export function Example() {
  return (
    <div className="sg-2">
      <Banner kind="warn" icon="offline">
        Ei yhteyttä. Ostoskori säilyy tällä laitteella.
      </Banner>
      <Banner
        icon="spark"
        action={
          <Button look="link" size="s">
            Päivitä
          </Button>
        }
      >
        Uusi versio on valmis.
      </Banner>
      <Banner kind="ok">Maksu onnistui.</Banner>
      <Banner kind="bad">Maksu ei onnistunut. Tilaus odottaa, yritä uudelleen.</Banner>
    </div>
  );
}
