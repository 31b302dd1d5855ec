import { classes } from '#web/ui/classes.ts';
// files of their own: cached once instead of path data in every page
import glyphs from './glyphs.svg?no-inline';
import type { GlyphName, IconName } from './icon-names.ts';
import icons from './icons.svg?no-inline';

/** Decorative: the text beside it, or the `aria-label` of its button, carries the meaning. `large`: 20 px instead of 16. */
export function Icon({ name, large, className }: { name: IconName; large?: boolean; className?: string }) {
  return (
    <svg className={classes('i', large && 'l', className)} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

/** The shape of a status; the word beside it carries the meaning. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg className={classes('g', className)} aria-hidden="true">
      <use href={`${glyphs}#${name}`} />
    </svg>
  );
}
