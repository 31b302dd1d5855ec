import { Icon } from '#web/ui/icon/icon.tsx';
import { Button, ButtonLink } from './button.tsx';

export const name = { fi: 'Painikkeet', en: 'Buttons' };

export function Example() {
  return (
    <>
      <div className="sg-btns">
        <Button look="primary">Primary</Button>
        <Button look="transactional">Lisää ostoskoriin</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="tertiary">Tertiary</Button>
        <Button look="outline">Outline</Button>
        <Button look="ghost">Ghost</Button>
        <ButtonLink look="link" to=".">
          Link
        </ButtonLink>
        <Button look="blank">Blank</Button>
        <span className="sg-chrome on-chrome row">
          <Button look="outline-invert">Outline-invert</Button>
          <Button look="snow">Snow</Button>
        </span>
      </div>
      <div className="row">
        <Button look="transactional" size="l">
          Siirry kassalle
        </Button>
        <Button>Normaali</Button>
        <Button size="s">Pieni</Button>
        <Button look="transactional" size="s" quiet>
          Lisää
        </Button>
        <Button look="transactional" busy>
          Lisätään
        </Button>
        <Button disabled>Ei käytössä</Button>
        <Button look="outline" square aria-label="Suosikki">
          <Icon name="heart" />
        </Button>
        <Button look="ghost">
          <Icon name="share" small />
          Jaa ostoskori
        </Button>
      </div>
      <Button look="outline" wide>
        Koko leveys
      </Button>
    </>
  );
}
