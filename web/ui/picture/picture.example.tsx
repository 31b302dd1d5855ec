import type { ExampleProps } from '#web/ui/example.ts';
import { Picture } from './picture.tsx';

export const name = { fi: 'Kuva', en: 'Picture' };

export function Example({ images }: ExampleProps) {
  return (
    <div className="sg-pics">
      {images.slice(0, 3).map((image) => (
        <Picture key={image.id} image={image} sizes="16rem" />
      ))}
      <Picture image={null} sizes="16rem" />
    </div>
  );
}
