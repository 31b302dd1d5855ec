import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { Field } from './field.tsx';
import { Note } from './note.tsx';
import { Status } from './status.tsx';

/** The admin's pieces, on its page /osat; the storefront's style guide does not load them. */
export function Example() {
  return (
    <>
      <div className="btns">
        <Button look="primary" shortcut="Control+S">
          Tallenna
        </Button>
        <Button icon="printer">Tulosta</Button>
        <Button look="soft">Pehmeä</Button>
        <Button look="quiet">Hiljainen</Button>
        <Button look="danger">Hyvitä 134,73 €</Button>
        <Button look="danger-line">Poista</Button>
        <Button disabled>Ei käytössä</Button>
        <Button icon="ellipsis" aria-label="Lisää" />
      </div>
      <div className="btns">
        <Status glyph="done" tone="ok">
          Maksettu
        </Status>
        <Status glyph="wait" tone="warn">
          Odottaa maksua
        </Status>
        <Status glyph="fail" tone="bad">
          Epäonnistui
        </Status>
        <Status glyph="packed" tone="info">
          Pakattu
        </Status>
        <Status glyph="part" tone="warn" pill>
          Osatoimitus
        </Status>
      </div>
      <div className="form">
        <Field label="Nimi" note="valinnainen">
          {(control) => <input className="in" {...control} defaultValue="Routa Tunturi kelkkakypärä" />}
        </Field>
        <Field label="Hinta" error="Hinnassa on kirjain. Tarkoititko 1,90 €?">
          {(control) => <input className="in n" {...control} defaultValue="1,9o" />}
        </Field>
      </div>
      <Note tone="warn">Posti vastaa hitaasti. Noutopisteet haetaan tallennetusta listasta.</Note>
      <Note>Riikka muokkaa tätä tilausta juuri nyt.</Note>
      <Empty icon="package-check" title="Kaikki pakattu">
        <p>Uudet tilaukset tulevat tähän. Seuraava nouto klo 14.00.</p>
      </Empty>
    </>
  );
}
