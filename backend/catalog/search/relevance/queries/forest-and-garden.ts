import { both, brand, either, en, fi, kind, named } from '../judged.ts';

const chainsaw = kind('metsa/moottorisahat');
const brushCutter = kind('metsa/raivaussahat');
const chain = either(kind('metsa/terat-ja-ketjut/teraketjut'), named(/teräketju\b|ketjua/));
const bar = either(kind('metsa/terat-ja-ketjut/teralevyt'), named(/terälevy|laippa/));
const axe = named(/kirves/);
const splitter = kind('metsa/klapikoneet');
const robot = kind('piha/robottileikkurit');
const rideOn = either(kind('piha/ruohonleikkurit/ajettavat'), named(/ajettava ruohonleikkuri/));
const mower = kind('piha/ruohonleikkurit');
const snowBlower = kind('piha/lumilingot');
const blower = kind('piha/puhaltimet');
const washer = kind('piha/painepesurit');
const generator = kind('voimakoneet/aggregaatit');
const pump = kind('voimakoneet/vesipumput');
const trimmer = kind('piha/trimmerit');
const hedge = kind('piha/pensasleikkurit');

/** Forest, yard and power. */
export const forestAndGarden = [
  fi('moottorisaha', [3, chainsaw]),
  fi('moottorisahat', [3, chainsaw]),
  fi('saha', [3, chainsaw], [3, brushCutter]),
  fi('sahat', [3, chainsaw], [3, brushCutter]),
  fi('akkusaha', [3, both(chainsaw, named(/akku\w*saha|karsintasaha|oksasaha/))], [1, chainsaw]),
  fi('husqvarna moottorisaha', [3, both(chainsaw, brand('Husqvarna'))]),
  fi('oksasaha', [3, named(/oksasaha/)], [1, chainsaw]),
  fi('raivaussaha', [3, brushCutter]),
  fi('teräketju', [3, chain], [1, named(/teräketju/)]),
  fi('moottorisahan ketju', [3, chain], [1, chainsaw]),
  fi('terälevy', [3, bar]),
  fi('kirves', [3, axe]),
  fi('kirveet', [3, axe]),
  fi('halkaisukirves', [3, named(/halkaisukirves/)], [2, axe], [2, named(/nuija/)]),
  fi('klapikone', [3, splitter]),
  fi('halkomakone', [3, splitter]),
  fi('ruohonleikkuri', [3, mower], [2, robot]),
  fi('ruohonleikkurit', [3, mower], [2, robot]),
  fi('ajoleikkuri', [3, rideOn], [1, named(/ajoleikkuri/)]),
  fi('robottileikkuri', [3, robot]),
  fi('robottiruohonleikkuri', [3, robot], [1, mower]),
  fi('leikkuri', [3, mower], [3, robot], [2, hedge]),
  fi('lumilinko', [3, snowBlower]),
  fi('lumilingot', [3, snowBlower]),
  fi('linko', [3, snowBlower]),
  fi('lehtipuhallin', [3, both(blower, named(/lehtipuhallin/))], [2, blower]),
  fi('puhaltimet', [3, blower]),
  fi('trimmeri', [3, trimmer]),
  fi('siimaleikkuri', [3, trimmer]),
  fi('pensasleikkuri', [3, hedge]),
  fi('painepesuri', [3, washer]),
  fi('painepesurit', [3, washer]),
  fi('aggregaatti', [3, generator]),
  fi('honda aggregaatti', [3, both(generator, brand('Honda'))]),
  fi('vesipumppu', [3, pump]),
  fi('pumput', [3, pump]),
  fi('chainsaw', [3, chainsaw]),
  en('chainsaw', [3, chainsaw]),
  en('chainsaws', [3, chainsaw]),
  en('battery chainsaw', [3, named(/battery chainsaw/)], [2, chainsaw]),
  en('saw chain', [3, chain]),
  en('axe', [3, axe]),
  en('log splitter', [3, splitter]),
  en('lawn mower', [3, mower], [2, robot]),
  en('ride-on mower', [3, rideOn], [1, named(/ride-on/)]),
  en('robot mower', [3, robot]),
  en('snow blower', [3, snowBlower]),
  en('snowblower', [3, snowBlower]),
  en('leaf blower', [3, both(blower, named(/leaf blower/))], [2, blower]),
  en('hedge trimmer', [3, hedge]),
  en('pressure washer', [3, washer]),
  en('generator', [3, generator]),
  en('water pump', [3, pump]),
  en('moottorisaha', [3, chainsaw]),
];
