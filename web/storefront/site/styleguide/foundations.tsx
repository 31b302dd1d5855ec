import { classes } from '#web/ui/classes.ts';

// listed by hand, so that review notices an unlisted token
const colours = [
  ['ground', 'Lumi, pohja'],
  ['panel', 'Huurre, paneeli'],
  ['quiet', 'Jää, rauhallinen'],
  ['tile', 'Kuvan pohja'],
  ['line', 'Viiva, koriste'],
  ['control', 'Ohjaimen reuna'],
  ['text', 'Teksti'],
  ['muted', 'Teksti, hillitty'],
  ['brand', 'Kuusi, päätoiminto'],
  ['brand-tint', 'Valittu rivi'],
  ['chrome', 'Yläpalkki'],
  ['ember', 'Hiillos, vain ostaminen'],
  ['sale', 'Alennus'],
  ['ok', 'Kunnossa'],
  ['warn', 'Huomio'],
] as const;

export function Colours() {
  return (
    <ul className="sg-colours">
      {colours.map(([token, use]) => (
        <li key={token}>
          <span className={classes('sg-colour', `sg-c-${token}`)} />
          <span>
            {use}
            <br />
            <span className="muted">--{token}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const headings = [
  ['48', 'Kelkka kuntoon'],
  ['36', 'Moottorikelkkailu'],
  ['28', 'Suosituimmat kategoriat'],
  ['22', 'Tekniset tiedot'],
] as const;

export function Type() {
  return (
    <div className="stack-2">
      {headings.map(([size, text]) => (
        <p key={size} className={`sg-head sg-t${size}`}>
          {text} <span className="muted small num">{size}</span>
        </p>
      ))}
      <p className="lead">Johdanto 18: hinta ja saatavuus tulevat suoraan toimittajalta.</p>
      <p>Leipäteksti 16: Irrotettava vuori kuivuu yössä.</p>
      <p className="small muted">Tarkenne 14: Alin hinta 30 pv</p>
    </div>
  );
}
