import { both, brand, either, en, fi, kind, named, not } from '../judged.ts';

const sledKinds = ['reittikelkat', 'umpihankikelkat', 'crossover-kelkat', 'tyokelkat', 'lasten-kelkat'];
const used = named(/vaihtolaite/);
const sled = both(kind(...sledKinds.map((path) => `moottorikelkat/${path}`)), not(used));
const anySled = kind(...sledKinds.map((path) => `moottorikelkat/${path}`));
const childrens = (path: string) => kind(path);
const atv = both(kind('monkijat'), not(kind('monkijat/lisalaitteet')));
const quad = both(atv, not(kind('monkijat/utv')));
const moped = kind('mopot');
const motorcycle = kind('moottoripyorat');
const boat = kind('veneet-ja-peramoottorit/veneet');
const outboard = kind('veneet-ja-peramoottorit/peramoottorit', 'veneet-ja-peramoottorit/sahkoperamoottorit');
const trailer = both(kind('peravaunut'), not(kind('peravaunut/tarvikkeet')));
const carTrailer = kind('peravaunut/perakarryt', 'peravaunut/kuomukarryt');
const towed = kind('moottorikelkat/reet-ja-ahkiot');
const pulk = either(both(towed, named(/ahkio/i)), named(/pulkka|ahkio/i));

/** Machines and what is towed behind them. */
export const vehicles = [
  fi('kelkka', [3, sled], [2, used], [1, towed]),
  fi('kelkat', [3, anySled], [1, towed]),
  fi('kelkkoja', [3, anySled], [1, towed]),
  fi('moottorikelkka', [3, anySled]),
  fi('moottorikelkat', [3, anySled]),
  fi('moottorikelkan', [3, anySled], [1, named(/kelk/i)]),
  fi('lasten kelkka', [3, childrens('moottorikelkat/lasten-kelkat')], [1, both(pulk, named(/lasten/))]),
  fi('umpihankikelkka', [3, kind('moottorikelkat/umpihankikelkat')]),
  fi('reittikelkka', [3, kind('moottorikelkat/reittikelkat')]),
  fi('työkelkat', [3, kind('moottorikelkat/tyokelkat')]),
  fi('crossover kelkka', [3, kind('moottorikelkat/crossover-kelkat')]),
  fi('kaira kelkka', [3, both(sled, brand('Kaira'))], [2, both(anySled, brand('Kaira'))]),
  fi('yamaha moottorikelkka', [3, both(anySled, brand('Yamaha'))]),
  fi('polaris kelkat', [3, both(anySled, brand('Polaris'))], [1, both(brand('Polaris'), named(/kelk/i))]),
  fi('arctic cat kelkka', [3, both(anySled, brand('Arctic Cat'))], [1, both(brand('Arctic Cat'), named(/kelk/i))]),
  fi('kaira reitti', [3, both(anySled, brand('Kaira'), named(/Reitti/))]),
  fi('kaira umpi 850', [3, both(anySled, named(/Umpi 850/))]),
  fi('kelkka yamaha', [3, both(anySled, brand('Yamaha'))], [1, brand('Yamaha')]),
  fi('käytetty moottorikelkka', [3, both(anySled, used)], [2, anySled]),
  fi('vaihtolaitteet', [3, used]),
  fi('reki', [3, both(towed, named(/reki/))], [2, pulk]),
  fi('reet', [3, both(towed, named(/reki/))], [2, pulk]),
  fi('ahkio', [3, pulk], [1, towed]),
  fi('pulkka', [3, named(/pulkka/)], [2, pulk], [1, towed]),
  fi('mönkijä', [3, quad], [2, atv]),
  fi('mönkijät', [3, quad], [2, atv]),
  fi('mönkijöitä', [3, quad], [2, atv]),
  fi('nelipyörä', [3, quad], [2, atv]),
  fi('quad', [3, quad], [2, atv]),
  fi('lasten mönkijä', [3, kind('monkijat/lasten-monkijat')]),
  fi('honda mönkijä', [3, both(quad, brand('Honda'))], [2, both(atv, brand('Honda'))]),
  fi('maastomönkijä', [3, kind('monkijat/maastomonkijat')]),
  fi('traktorimönkijä', [3, kind('monkijat/traktorimonkijat')]),
  fi('otso kuru', [3, both(atv, named(/Otso Kuru/))]),
  fi('otso kuru 570', [3, both(atv, named(/Kuru 570/))]),
  fi('utv', [3, kind('monkijat/utv')]),
  fi('mopo', [3, moped]),
  fi('mopot', [3, moped]),
  fi('yamaha mopo', [3, both(moped, brand('Yamaha'))]),
  fi('skootteri', [3, kind('mopot/skootterit')], [2, moped]),
  fi('sähkömopot', [3, kind('mopot/sahkomopot')]),
  fi('moottoripyörä', [3, motorcycle]),
  fi('moottoripyörät', [3, motorcycle]),
  fi('katupyörä', [3, kind('moottoripyorat/katupyorat')]),
  fi('matkaenduro', [3, kind('moottoripyorat/matkaendurot')]),
  fi('lasten crossipyörä', [3, kind('moottoripyorat/lasten-crossipyorat')]),
  fi(
    'ktm enduro',
    [3, both(kind('moottoripyorat/enduro'), brand('KTM'))],
    [1, both(motorcycle, brand('KTM'))],
    [1, both(brand('KTM'), named(/enduro/i))],
  ),
  fi('vene', [3, boat]),
  fi('veneet', [3, boat]),
  fi('veneitä', [3, boat]),
  fi('soutuvene', [3, kind('veneet-ja-peramoottorit/veneet/soutuveneet')]),
  fi('alumiinivene', [3, both(boat, named(/alumiinivene/))], [2, boat]),
  fi('ulappa', [3, boat], [1, brand('Ulappa')]),
  fi('perämoottori', [3, outboard]),
  fi('perämoottorit', [3, outboard]),
  fi('honda perämoottori', [3, both(outboard, brand('Honda'))]),
  fi('sähköperämoottori', [3, kind('veneet-ja-peramoottorit/sahkoperamoottorit')]),
  fi('peräkärry', [3, carTrailer], [2, trailer]),
  fi('kärry', [3, trailer]),
  fi('venetraileri', [3, kind('peravaunut/venetrailerit')]),
  fi('traileri', [3, trailer]),
  fi('mönkijäkärry', [3, kind('peravaunut/monkijakarryt')]),
  en('snowmobile', [3, anySled]),
  en('snowmobiles', [3, anySled]),
  en('polaris snowmobile', [3, both(anySled, brand('Polaris'))], [1, brand('Polaris')]),
  en('children’s snowmobile', [3, kind('moottorikelkat/lasten-kelkat')], [1, named(/children.*snowmobile/)]),
  en('sled', [3, towed], [3, anySled], [2, named(/sled/i)]),
  en('atv', [3, quad], [2, atv]),
  en('quads', [3, quad], [2, atv]),
  en('side-by-side', [3, kind('monkijat/utv')]),
  en('moped', [3, moped]),
  en('scooters', [3, kind('mopot/skootterit')], [2, moped]),
  en('electric moped', [3, kind('mopot/sahkomopot')]),
  en('motorcycle', [3, motorcycle]),
  en('boats', [3, boat]),
  en('outboard motor', [3, outboard]),
  en('outboard', [3, outboard]),
  en('trailer', [3, trailer]),
  en('boat trailer', [3, kind('peravaunut/venetrailerit')]),
];
