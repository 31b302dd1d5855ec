import type { ExampleProps } from '#web/ui/example.ts';
import { Gallery } from './gallery.tsx';

export const name = { fi: 'Kuvagalleria', en: 'Gallery' };

export function Example({ images }: ExampleProps) {
  return (
    <div className="sg-gallery">
      <Gallery images={images} title="Esimerkki" />
    </div>
  );
}
