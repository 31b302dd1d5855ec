/**
 * The commonest passwords without decoration. People add digits, signs, capitals, repetition or o → 0, so the list
 * holds the stems that are left without them.
 */
const STEMS = `
  password passwort passord wachtwoord motdepasse contrasena senha parola passw pass passcode secret letmein welcome hello
  salasana salis salainen tunnussana kirjaudu avain sesam
  admin administrator root user username guest login test testi testing tester demo changeme default temp qwerty qwertz azerty
  asdf asdfg asdfgh asdfghjkl zxcvb zxcvbn zxcvbnm poiuytrewq qazwsx qazwsxedc qwer qweasd qweasdzxc wasd
  iloveyou iloveu loveyou lovely love lover forever princess prinsessa sunshine sunflower flower butterfly angel angels
  baby babygirl babyboy sweety sweetheart honey sugar cookie chocolate candy cheese coffee banana orange apple cherry
  monkey dragon tiger lion panther wolf eagle falcon phoenix dolphin kitten kitty puppy doggy horse chicken pokemon
  football baseball basketball softball soccer hockey golfer tennis running racing skating
  superman batman spiderman starwars skywalker pikachu naruto minecraft fortnite roblox playstation nintendo xbox gaming
  master mustang ferrari porsche corvette harley yamaha kawasaki suzuki honda ducati toyota volvo mercedes bmw polaris
  computer internet windows microsoft google facebook youtube linkedin samsung iphone android apples network server
  shadow killer hunter ranger warrior ninja soldier trustno whatever nothing something anything access freedom money
  michael jennifer jessica michelle ashley daniel thomas charlie jordan robert andrew matthew joshua nicole anthony
  william george david richard joseph hannah samantha amanda melissa patrick alexander benjamin
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  finland suomi suomipoika helsinki tampere turku oulu rovaniemi lahti kuopio jyvaskyla lappi
  perkele saatana vittu paska jumalauta hiphei moikka terve moimoi hello heippa tervetuloa
  rakas rakastan rakkaus minarakastansinua rakastansua kulta kultapieni hellanlettas enkeli perhonen aurinko kukka kesa
  kesaloma talvi joulu juhannus mansikka mustikka suklaa lakritsi kahvi makkara sauna olut kalja lonkero
  kissa koira hevonen poni karhu kettu susi hirvi lohi ahma leijona leijonat kisumisu hauva musti mirri
  mersu bemari mopo moottoripyora moottorikelkka kelkka monkija traktori mokki kalastus metsastys jaakiekko jalkapallo
  auto autot puhelin tietokone internetti koulu tyopaikka kotikatu omakoti aurinkoinen pikkuveli isosisko aiti isa
  anna maria johanna matti pekka timo jari mika juha kari antti heikki hanna sanna tiina minna paivi laura emilia
  tieva verkkokauppa kauppa asiakas asiakaspalvelu shop shopping customer
  abc abcd abcde abcdef abcdefg abcdefgh aa aaa aaaa abcabc xxx xyz
`;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Keyboard rows, the alphabet and the digits, forwards and backwards. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '789456123',
]
  .map(plain)
  .flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Birthdays, telephone numbers, 1234567890. */
const DATE_OR_NUMBER = /^[\d .,:;/+!?_-]{1,15}$/;

/** Minimum length of a part of a name that counts as a known word. */
const SHORTEST_OWN = 3;

const stems: ReadonlySet<string> = new Set(STEMS.trim().split(/\s+/));

const SWAPS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unswapped = (text: string) => text.replace(/[013457@$!]/g, (sign) => SWAPS[sign] ?? sign);
const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `abcabc` → `abc`: reduces a repeated text to its unit. */
const withoutRepeats = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Splits names and addresses into words. Short ones are left out, because they match by chance. */
const wordsOf = (own: readonly string[]) =>
  own
    .flatMap((name) => plain(name.toLowerCase()).split(/[^\p{L}]+/u))
    .filter((word) => [...word].length >= SHORTEST_OWN);

/** Whether a text consists of at most `most` listed words with digits or signs between them. */
function isMadeOf(words: ReadonlySet<string>, text: string, most: number): boolean {
  const rest = text.replace(/^[^\p{L}]+/u, '');
  if (rest === '') return true;
  if (most === 0) return false;
  for (let end = rest.length; end >= 2; end--)
    if (words.has(rest.slice(0, end)) && isMadeOf(words, rest.slice(end), most - 1)) return true;
  return false;
}

const isWalk = (text: string) => text.length >= 4 && WALKS.some((walk) => walk.includes(text));

/**
 * Whether guessing tools try a password first: one or two common words with digits and signs, keyboard walks, dates and
 * telephone numbers, repetitions. `own` are names that other people know; they count as common words (sign-in-4).
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const words = own.length > 0 ? new Set([...stems, ...wordsOf(own)]) : stems;
  const written = plain(password.toLowerCase());
  const part = withoutRepeats(written);
  if ([...part].length <= 2 || DATE_OR_NUMBER.test(written)) return true;
  const walks = [written, part, withoutEnds(written)];
  if (walks.some(isWalk)) return true;
  return (
    /\p{L}/u.test(written) &&
    [written, unswapped(written), unswapped(withoutEnds(written)), part].some((text) => isMadeOf(words, text, 2))
  );
}
