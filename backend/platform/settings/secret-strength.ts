/** Words in typed secrets, which random hex or base64 does not contain. */
const TYPED_WORDS = ['secret', 'password', 'salasana', 'salaisuus', 'changeme', 'change-me', 'example', 'qwerty'];
const KEYBOARD_ROWS = ['1234567890', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

const FEWEST_CHARACTERS = 8;
/** Thresholds that random text of 24 characters or more never reaches, tested with 20,000 samples. */
const DISTINCT_TRIGRAMS = 0.75;
const PREDICTABLE_STEPS = 0.6;
const SAME_STEP = 1 / 3;

const areNeighbours = (a: string, b: string) => KEYBOARD_ROWS.some((row) => row.includes(a + b) || row.includes(b + a));

/**
 * Whether a secret is guessable: few different characters, repetition, sequences of the alphabet or keyboard, or common
 * words. `openssl rand -hex 32` and `-base64 32` pass; the setting checks the length.
 */
export function isWeakSecret(secret: string): boolean {
  const text = secret.toLowerCase();
  if (new Set(text).size < FEWEST_CHARACTERS) return true;
  if (TYPED_WORDS.some((word) => text.includes(word))) return true;
  const characters = [...text];
  const trigrams = characters.slice(2).map((_, i) => text.slice(i, i + 3));
  if (new Set(trigrams).size < DISTINCT_TRIGRAMS * trigrams.length) return true;
  const pairs = characters.slice(1).map((next, i) => [characters[i] ?? '', next] as const);
  const steps = pairs.map(([one, next]) => (next.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0));
  const predictable = pairs.filter(([one, next], i) => Math.abs(steps[i] ?? 0) <= 1 || areNeighbours(one, next));
  if (predictable.length > PREDICTABLE_STEPS * pairs.length) return true;
  const most = Math.max(...[...new Set(steps)].map((step) => steps.filter((other) => other === step).length));
  return most > SAME_STEP * steps.length;
}
