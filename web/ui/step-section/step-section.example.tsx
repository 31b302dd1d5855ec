import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { StepSection } from './step-section.tsx';

export const name = { fi: 'Kassan vaihe', en: 'Checkout step' };

export function Example() {
  return (
    <div>
      <StepSection
        number={1}
        state="done"
        title="Yhteystiedot"
        action={
          <Button look="link" size="s">
            Muokkaa
          </Button>
        }
        summary={<p>Matti Meikäläinen, yksityishenkilö</p>}
      />
      <StepSection number={2} state="now" title="Toimitus">
        <TextField label="Katuosoite" name="street" />
      </StepSection>
      <StepSection number={3} state="next" title="Maksu" />
    </div>
  );
}
