import { both, either, en, fi, kind, named, not } from '../judged.ts';

const oil = either(kind('oljyt-ja-kulutusosat/oljyt'), named(/öljy\b/));
const twoStroke = either(kind('oljyt-ja-kulutusosat/oljyt/kaksitahtioljyt'), named(/kaksitahtiöljy/));
const engineOil = named(/moottoriöljy\b/);
const chainOil = named(/teräketjuöljy/);
const gearOil = named(/vaihteistoöljy/);
const coolant = named(/jäähdytysneste/);
const can = kind('tarvikkeet/polttoainekanisterit');
const cover = kind('tarvikkeet/peitteet');
const winch = named(/vinssi/i);
const strap = kind('tarvikkeet/hinaus-ja-sidonta');
const light = kind('tarvikkeet/valot');
const ramp = kind('tarvikkeet/rampit');
const tool = kind('tarvikkeet/tyokalut');
const auger = named(/kaira\b/);

/** Oils, chemicals, and accessories. */
export const supplies = [
  fi('öljy', [3, oil]),
  fi('öljyt', [3, oil]),
  fi('moottoriöljy', [3, engineOil], [1, oil]),
  fi('kaksitahtiöljy', [3, twoStroke]),
  fi('2t öljy', [3, twoStroke], [1, oil]),
  fi('10w-40', [3, named(/10W-40/)]),
  fi('moottoriöljy 10w-40', [3, named(/10W-40 moottoriöljy/)], [1, engineOil]),
  fi('teräketjuöljy', [3, chainOil]),
  fi('vaihteistoöljy', [3, gearOil], [2, kind('oljyt-ja-kulutusosat/oljyt/vaihteistooljyt')]),
  fi('jäähdytysneste', [3, coolant], [2, named(/pakkasneste/)]),
  fi('jarruneste', [3, kind('oljyt-ja-kulutusosat/jarrunesteet')]),
  fi('rasva', [3, kind('oljyt-ja-kulutusosat/rasvat')]),
  fi('rasvat', [3, kind('oljyt-ja-kulutusosat/rasvat')]),
  fi('pesuaine', [3, named(/pesuaine/)], [2, kind('oljyt-ja-kulutusosat/puhdistus')]),
  fi('ketjuspray', [3, named(/ketjuspray/)]),
  fi('kanisteri', [3, named(/kanisteri/)], [2, can]),
  fi('bensakanisteri', [3, named(/kanisteri/)], [2, can]),
  fi('polttoainekanisteri', [3, named(/kanisteri/)], [2, can]),
  fi('peite', [3, cover], [2, named(/peite/)]),
  fi('kelkkapeite', [3, named(/kelkkapeite/)], [1, cover]),
  fi('mönkijän peite', [3, named(/mönkijäpeite/)], [1, cover]),
  fi('vinssi', [3, winch]),
  fi('mönkijän vinssi', [3, both(winch, not(named(/kelkka|peräkärry/)))], [2, winch]),
  fi('hinausköysi', [3, named(/hinausköysi/)], [2, named(/hinausliina/)], [1, strap]),
  fi('liina', [3, named(/liina/)], [1, strap]),
  fi('kuormaliina', [3, named(/räikkäliina|solkiliina/)], [2, strap]),
  fi('valot', [3, either(light, named(/valo\b/))]),
  fi('työvalo', [3, named(/työvalo/)], [1, light]),
  fi('rampit', [3, ramp]),
  fi('ajosilta', [3, ramp]),
  fi('työkalut', [3, tool], [1, kind('metsa/metsatyokalut')]),
  fi('työkalusarja', [3, named(/työkalusarja/)], [2, tool]),
  fi('hylsysarja', [3, named(/hylsysarja/)], [1, tool]),
  fi('virtapankki', [3, named(/virtapankki/)]),
  fi('puhelinpidike', [3, named(/puhelinpidike/)], [2, named(/laturipidike/)]),
  fi('navigaattori', [3, named(/navigaattori/)], [2, named(/karttaplotteri/)]),
  fi('akkukaira', [3, named(/akkukaira/)], [2, auger]),
  fi('boksi', [3, named(/boksi/)]),
  fi('lumilevy', [3, named(/lumilevy/)]),
  fi('matto', [3, either(kind('tarvikkeet/mittatilaus/matot'), kind('moottorikelkat/telamatot'))]),
  en('oil', [3, oil], [2, named(/penetrating oil|filter oil/)]),
  en('engine oil', [3, engineOil], [2, oil]),
  en('two-stroke oil', [3, twoStroke], [1, oil]),
  en('chain oil', [3, chainOil]),
  en('coolant', [3, coolant], [2, named(/antifreeze/)]),
  en('grease', [3, kind('oljyt-ja-kulutusosat/rasvat')]),
  en('fuel can', [3, can]),
  en('snowmobile cover', [3, named(/snowmobile cover/)], [1, cover]),
  en('winch', [3, winch]),
  en('tow rope', [3, named(/tow rope/)], [2, named(/tow strap/)], [1, strap]),
  en('work light', [3, named(/work[- ]light/)], [1, light]),
  en('tool set', [3, named(/tool set|tool kit|socket set/)], [2, tool]),
  en('ramp', [3, ramp]),
];
