import { expect, test } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { type WishOutcome, wishActs } from './outcome.ts';
import { nameProblemText, outcomeText } from './outcome-text.ts';

const t = await loadLocale('fi', 'wishes');
const done = (act: WishOutcome['act'], name = 'Kesä'): WishOutcome => ({ ok: true, act, name });
const failed = (act: WishOutcome['act'], reason: (WishOutcome & { ok: false })['reason'] = 'failed'): WishOutcome => ({
  ok: false,
  act,
  reason,
  name: 'Kesä',
});

// texts of the specification
test.each<[WishOutcome, string, number]>([
  [done('create'), 'Toivelista "Kesä" luotu!', 5000],
  [failed('create'), 'Uuden toivelistan luonti epäonnistui!', 3000],
  [done('delete'), 'Toivelista "Kesä" poistettu!', 3000],
  [failed('delete'), 'Toivelistan poistaminen epäonnistui!', 3000],
  [done('rename'), 'Toivelistan nimi päivitetty!', 3000],
  [failed('rename'), 'Toivelistan päivittäminen epäonnistui!', 3000],
  [failed('amount'), 'Toivelistan päivittäminen epäonnistui!', 3000],
  [done('remove'), 'Tuote poistettu toivelistalta!', 3000],
  [failed('remove'), 'Tuotteen poistaminen toivelistasta epäonnistui', 3000],
  [done('restore'), 'Tuote lisätty toivelistalle "Kesä"', 5000],
  [failed('restore'), 'Tuotteen lisääminen toivelistaan epäonnistui', 3000],
  [done('move', 'Joulu'), 'Tuote lisätty toivelistalle "Joulu"', 5000],
  [done('share'), 'Toivelista päivitetty!', 3000],
])('%j shows %s (wish-list-4)', (outcome, message, ttl) => {
  expect(outcomeText(outcome, t)).toEqual({ message, ttl, type: outcome.ok ? 'success' : 'error' });
});

test('reports a deleted list after any action', () => {
  for (const act of wishActs)
    expect(outcomeText(failed(act, 'not_found'), t)?.message).toBe('Toivelistaa ei löytynyt!');
});

test('a limit message names the limit and a way out', () => {
  expect(outcomeText(failed('create', 'too_many_lists'), t)?.message).toMatch(/jo 50 toivelistaa.*Poista/);
  expect(outcomeText(failed('move', 'full'), t)?.message).toMatch(/mahtuu 500 tuotetta.*Poista/);
  expect(nameProblemText('too_long', t)).toMatch(/enintään 60 merkkiä/);
});

test('a changed amount has no message', () => {
  expect(outcomeText(done('amount'), t)).toBeNull();
});
