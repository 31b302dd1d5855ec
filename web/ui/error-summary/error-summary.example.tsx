import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

export const name = { fi: 'Virheiden kooste', en: 'Error summary' };

// rendered on a click only, because the summary takes the focus when it appears
export function Example() {
  const [sent, setSent] = useState(false);
  return (
    <>
      <ErrorSummary errors={sent ? [{ id: 'sg-phone', message: 'Anna puhelinnumero.' }] : []} />
      <TextField label="Puhelin" name="phone" id="sg-phone" error={sent && 'Anna puhelinnumero.'} />
      <div className="row">
        <Button look="outline" onClick={() => setSent(!sent)}>
          {sent ? 'Korjaa' : 'Lähetä'}
        </Button>
      </div>
    </>
  );
}
