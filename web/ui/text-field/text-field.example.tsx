import { Button } from '#web/ui/button/button.tsx';
import { TextArea, TextField } from './text-field.tsx';

export const name = { fi: 'Tekstikentät', en: 'Text fields' };

export function Example() {
  return (
    <div className="sg-2">
      <div className="stack">
        <TextField label="Etunimi" name="firstName" defaultValue="Aino" autoComplete="off" />
        <TextField label="Postinumero" name="postcode" defaultValue="962" error="Postinumerossa on viisi numeroa." />
        <TextField label="Yritys" name="company" optional hint="Näkyy kuitilla." />
      </div>
      <div className="stack">
        <TextField
          label="Lahjakortin koodi"
          name="code"
          code
          defaultValue="TIEVA-7Q2M"
          action={<Button look="outline">Käytä</Button>}
        />
        <TextField label="Ei käytössä" name="off" disabled defaultValue="FI" />
        <TextArea label="Viesti" name="message" optional />
      </div>
    </div>
  );
}
