import { both, brand, code, either, en, fi, kind, named } from '../judged.ts';

const anySled = kind(
  ...['reittikelkat', 'umpihankikelkat', 'crossover-kelkat', 'tyokelkat', 'lasten-kelkat'].map(
    (path) => `moottorikelkat/${path}`,
  ),
);
const helmet = kind('ajovarusteet/kyparat');
const chainsaw = kind('metsa/moottorisahat');
const snowBlower = kind('piha/lumilingot');
const mower = either(kind('piha/ruohonleikkurit'), kind('piha/robottileikkurit'));
const brushCutter = kind('metsa/raivaussahat');
const sparkPlug = kind('oljyt-ja-kulutusosat/sytytystulpat');
const trailer = kind('peravaunut');
const outboard = kind('veneet-ja-peramoottorit/peramoottorit', 'veneet-ja-peramoottorit/sahkoperamoottorit');
const oilFilter = named(/öljynsuodatin\b/);

/** Product codes, and typing mistakes. */
export const codesAndMistakes = [
  fi('51-0445', [3, code('51-0445')]),
  fi('10-3021', [3, code('10-3021')]),
  fi('vl-1001', [3, code('VL-1001')]),
  fi('2643000292600', [3, code('2643000292600')]),
  fi('82-1140', [3, code('82-1140')]),
  fi('51-04', [3, code('51-04')]),
  fi('41-2207-lumi', [3, code('41-2207')]),
  fi('r8', [3, named(/\bR8\b/)]),
  fi('bp4', [3, named(/\bBP4\b/)]),
  fi('0w-40', [3, named(/0W-40/)]),
  fi('fh 520', [3, named(/FH 520/)]),
  fi('kelo 445', [3, named(/Kelo 445/)]),
  en('51-0445', [3, code('51-0445')]),
  fi('lumilnko', [3, snowBlower]),
  fi('lumilikno', [3, snowBlower]),
  fi('mootorisaha', [3, chainsaw]),
  fi('moottorisha', [3, chainsaw]),
  fi('kypara', [3, helmet]),
  fi('kyprä', [3, helmet]),
  fi('monkija', [3, kind('monkijat')]),
  fi('mönkjiä', [3, kind('monkijat')]),
  fi('moottorikelka', [3, anySled]),
  fi('mottorikelkka', [3, anySled]),
  fi('ruohonleikuri', [3, mower]),
  fi('raivausaha', [3, brushCutter]),
  fi('sytytystulpa', [3, sparkPlug]),
  fi('akkulatturi', [3, named(/laturi/)], [1, kind('tarvikkeet/akkulaturit')]),
  fi('pensasleikkri', [3, kind('piha/pensasleikkurit')]),
  fi('peräkäry', [3, trailer]),
  fi('perämoottri', [3, outboard]),
  fi('painepesri', [3, kind('piha/painepesurit')]),
  fi('hihnä', [3, kind('oljyt-ja-kulutusosat/hihnat')]),
  fi('husqarna moottorisaha', [3, both(chainsaw, brand('Husqvarna'))], [1, chainsaw]),
  fi('rengss', [3, kind('renkaat')]),
  fi('moottori saha', [3, chainsaw]),
  fi('lumi linko', [3, snowBlower]),
  fi('öljyn suodatin', [3, oilFilter]),
  fi('ajo lasit', [3, kind('ajovarusteet/ajolasit')]),
  fi('perä moottori', [3, outboard]),
  fi('robotti leikkuri', [3, kind('piha/robottileikkurit')]),
  fi('mönkijänrengas', [3, kind('renkaat/monkijan-renkaat')]),
  fi('lastenkypärä', [3, both(helmet, named(/lasten/))], [1, helmet]),
  fi('yamahamopo', [3, both(kind('mopot'), brand('Yamaha'))], [1, kind('mopot')]),
  en('helmt', [3, helmet]),
  en('chainsw', [3, chainsaw]),
  en('snowmobil', [3, anySled]),
  en('trialer', [3, trailer]),
  en('batery', [3, named(/battery/)]),
  en('chain saw', [3, chainsaw]),
  en('snow mobile', [3, anySled]),
  en('lawnmower', [3, kind('piha/ruohonleikkurit')], [2, mower]),
  en('husqvarna chainsaw', [3, both(chainsaw, brand('Husqvarna'))]),
];
