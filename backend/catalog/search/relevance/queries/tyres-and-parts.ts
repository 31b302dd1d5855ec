import { both, brand, either, en, fi, kind, named, not } from '../judged.ts';

const tyre = both(kind('renkaat'), not(kind('renkaat/vanteet')));
const tyres = (path: string) => kind(`renkaat/${path}`);
const studded = tyres('auton-renkaat/nastarenkaat');
const rim = tyres('vanteet');
const track = kind('moottorikelkat/telamatot');
const belt = kind('oljyt-ja-kulutusosat/hihnat');
const sparkPlug = kind('oljyt-ja-kulutusosat/sytytystulpat');
const oilFilter = named(/öljynsuodatin\b/);
const filter = kind('oljyt-ja-kulutusosat/suodattimet');
const battery = both(either(kind('oljyt-ja-kulutusosat/akut'), named(/\bakku\b|-akku\b/)), not(named(/laturi/)));
const charger = named(/laturi\b/);

/** Tyres, rims, and parts that wear. */
export const tyresAndParts = [
  fi('rengas', [3, tyre]),
  fi('renkaat', [3, tyre]),
  fi('renkaita', [3, tyre]),
  fi('mönkijän renkaat', [3, tyres('monkijan-renkaat')]),
  fi('mönkijän rengas', [3, tyres('monkijan-renkaat')]),
  fi('nastarenkaat', [3, studded]),
  fi('nastarengas', [3, studded]),
  fi('kitkarenkaat', [3, tyres('auton-renkaat/kitkarenkaat')]),
  fi('kesärenkaat', [3, named(/kesärengas/)]),
  fi('talvirenkaat', [3, named(/talvirengas/)], [2, either(studded, tyres('auton-renkaat/kitkarenkaat'))]),
  fi('auton talvirenkaat', [3, either(studded, tyres('auton-renkaat/kitkarenkaat'))], [1, tyres('auton-renkaat')]),
  fi('mopon rengas', [3, tyres('mopon-renkaat')]),
  fi('moottoripyörän renkaat', [3, tyres('moottoripyoran-renkaat')]),
  fi('peräkärryn rengas', [3, tyres('perakarryn-renkaat')]),
  fi('nietos jääkarhu', [3, named(/Nietos Jääkarhu/)]),
  fi('205/55 r16', [3, tyres('auton-renkaat')]),
  fi('nastarengas 205/55', [3, studded]),
  fi('vanne', [3, rim]),
  fi('vanteet', [3, rim]),
  fi('mönkijän vanteet', [3, both(rim, named(/mönkijän/))], [1, rim]),
  fi('telamatto', [3, track]),
  fi('telamatot', [3, track]),
  fi('kelkan telamatto', [3, track]),
  fi('telamatto 154', [3, both(track, named(/154/))], [1, track]),
  fi('hihna', [3, belt]),
  fi('hihnat', [3, belt]),
  fi('variaattorihihna', [3, named(/variaattorihihna/)], [2, belt]),
  fi('kelkan hihna', [3, named(/variaattorihihna/)], [1, belt]),
  fi('variaattorin hihna', [3, named(/variaattorihihna/)], [2, belt]),
  fi('sytytystulppa', [3, sparkPlug]),
  fi('tulppa', [3, sparkPlug]),
  fi('sytytystulpat', [3, sparkPlug]),
  fi('öljynsuodatin', [3, oilFilter], [1, filter]),
  fi('öljynsuodattimet', [3, oilFilter], [1, filter]),
  fi('suodatin', [3, filter]),
  fi('polttoainesuodatin', [3, named(/polttoaine\w*suodatin/)], [1, filter]),
  fi('honda öljynsuodatin', [3, both(oilFilter, brand('Honda'))], [1, oilFilter]),
  fi('akku', [3, battery]),
  fi('akut', [3, battery]),
  fi('litiumakku', [3, named(/litiumakku/)], [1, battery]),
  fi('ajoleikkurin akku', [3, named(/ajoleikkurin akku/)], [1, battery]),
  fi('akkulaturi', [3, charger], [1, kind('tarvikkeet/akkulaturit')]),
  fi('laturi', [3, charger], [1, kind('tarvikkeet/akkulaturit')]),
  fi('laturit', [3, charger], [1, kind('tarvikkeet/akkulaturit')]),
  fi('tyres', [3, tyre]),
  en('tyres', [3, tyre]),
  en('tires', [3, tyre]),
  en('atv tyres', [3, tyres('monkijan-renkaat')]),
  en('studded tyres', [3, studded]),
  en('winter tyres', [3, named(/winter tyre/)], [2, either(studded, tyres('auton-renkaat/kitkarenkaat'))]),
  en('rims', [3, rim]),
  en('wheel', [3, rim], [2, named(/spare wheel/)]),
  en('drive belt', [3, named(/drive belt/)], [2, belt]),
  en('spark plugs', [3, sparkPlug]),
  en('oil filter', [3, oilFilter], [1, filter]),
  en('battery', [3, battery]),
  en('battery charger', [3, charger], [1, kind('tarvikkeet/akkulaturit')]),
  en('snowmobile track', [3, track]),
  en('renkaat', [3, tyre]),
];
