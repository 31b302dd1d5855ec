import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Glyph } from './icon.tsx';
import type { GlyphName } from './icon-names.ts';
import type { Tone } from './status.tsx';

const GLYPHS: Record<Tone, GlyphName> = { ok: 'done', warn: 'warn', bad: 'fail', info: 'info' };

/** A fact that the user needs before acting, in place. Results of actions are toasts. */
export function Note({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={classes('note', tone)} role={tone === 'bad' ? 'alert' : undefined}>
      <Glyph name={GLYPHS[tone]} />
      <div>{children}</div>
    </div>
  );
}
