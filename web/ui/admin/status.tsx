import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Glyph } from './icon.tsx';
import type { GlyphName } from './icon-names.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'info';

type Props = { glyph: GlyphName; tone?: Tone; pill?: boolean; children: ReactNode };

/** A status: a shape and a word, colour only helps. A pill stands in the title of one thing, never in rows. */
export function Status({ glyph, tone, pill, children }: Props) {
  return (
    <span className={classes('st', tone, pill && 'pill')}>
      <Glyph name={glyph} />
      {children}
    </span>
  );
}
