import { both, brand, either, en, fi, kind, named, not } from '../judged.ts';

const helmet = kind('ajovarusteet/kyparat');
const helmets = (path: string) => kind(`ajovarusteet/kyparat/${path}`);
const jacket = both(named(/takki\b/), not(kind('metsa')));
const anyJacket = named(/takki\b/);
const gloves = kind('ajovarusteet/hanskat', 'metsa/suojavarusteet/suojakasineet');
const boots = kind('ajovarusteet/saappaat', 'metsa/suojavarusteet/turvajalkineet');
const goggles = kind('ajovarusteet/ajolasit');
const trousers = named(/housut|farkut/);
const overall = named(/haalari/);
const children = named(/lasten|nuorten|Pikku/);
const backpack = kind('ajovarusteet/reput');

/** Clothes and protection. */
export const ridingGear = [
  fi('kypärä', [3, helmet]),
  fi('kypärät', [3, helmet]),
  fi('kypäriä', [3, helmet]),
  fi('lasten kypärä', [3, both(helmet, children)], [1, helmet]),
  fi('kelkkakypärä', [3, helmets('kelkkakyparat')], [1, helmet]),
  fi('kelkkakypärät lasten', [3, both(helmet, children)], [1, helmets('kelkkakyparat')]),
  fi('crossikypärä', [3, either(helmets('crossikyparat'), named(/crossikypärä/))], [2, helmet]),
  fi('umpikypärä', [3, named(/umpikypärä/)], [1, helmet]),
  fi('mopokypärä', [3, helmets('mopokyparat')], [1, helmet]),
  fi('routa kypärä', [3, both(helmet, brand('Routa'))], [1, helmet]),
  fi('ajotakki', [3, both(jacket, named(/ajo\w*takki/))], [2, jacket]),
  fi('takki', [3, anyJacket]),
  fi('takit', [3, anyJacket]),
  fi('sadetakki', [3, named(/sadetakki/)]),
  fi('untuvatakki', [3, named(/untuvatakki/)]),
  fi('naisten takki', [3, both(anyJacket, named(/naisten/))], [1, named(/naisten/)]),
  fi('ajohousut', [3, both(trousers, kind('ajovarusteet'))], [1, trousers]),
  fi('housut', [3, trousers]),
  fi('housuja', [3, trousers]),
  fi('haalari', [3, overall]),
  fi('kelkkahaalari', [3, named(/kelkkahaalari/)], [2, both(overall, kind('ajovarusteet/ajopuvut'))]),
  fi('lasten haalari', [3, both(overall, children)], [1, overall]),
  fi('kelkkapuku', [3, named(/kelkkahaalari/)], [2, kind('ajovarusteet/ajopuvut')]),
  fi('kuivapuku', [3, named(/kuivapuku/)]),
  fi('hanskat', [3, gloves]),
  fi('hanska', [3, gloves]),
  fi('käsineet', [3, gloves]),
  fi('rukkaset', [3, named(/rukkaset/)], [1, gloves]),
  fi('nahkahanskat', [3, named(/nahkahanskat/)], [1, gloves]),
  fi('lämpöhanskat', [3, named(/lämpöhanskat/)], [1, gloves]),
  fi('lasten hanskat', [3, both(gloves, children)], [1, gloves]),
  fi('saappaat', [3, boots]),
  fi('talvisaappaat', [3, named(/talvisaappaat/)], [1, boots]),
  fi('crossisaappaat', [3, named(/crossisaappaat/)], [1, boots]),
  fi('turvakengät', [3, kind('metsa/suojavarusteet/turvajalkineet')], [1, boots]),
  fi('ajolasit', [3, goggles]),
  fi('lasten ajolasit', [3, both(goggles, children)], [1, goggles]),
  fi('reppu', [3, backpack]),
  fi('juomareppu', [3, named(/juomareppu/)], [1, backpack]),
  fi('rintasuoja', [3, named(/rintasuoja/)], [2, kind('ajovarusteet/suojat')]),
  fi('aluspaita', [3, named(/aluspaita/)], [1, kind('ajovarusteet/kerrastot')]),
  fi('viiltosuojahousut', [3, named(/viiltosuojahousut/)], [2, kind('metsa/suojavarusteet/viiltosuojahousut')]),
  fi('metsurin takki', [3, kind('metsa/suojavarusteet/metsurin-takit')]),
  fi('helmet', [3, helmet]),
  fi('gloves', [3, gloves]),
  en('helmet', [3, helmet]),
  en('helmets', [3, helmet]),
  en('snowmobile helmet', [3, helmets('kelkkakyparat')], [1, helmet]),
  en('children’s helmet', [3, both(helmet, children)], [1, helmet]),
  en('gloves', [3, gloves]),
  en('heated gloves', [3, named(/heated gloves/)], [1, gloves]),
  en('mittens', [3, named(/mitt/)], [1, gloves]),
  en('winter boots', [3, named(/winter boots/)], [1, boots]),
  en('boots', [3, boots]),
  en('goggles', [3, goggles]),
  en('jacket', [3, named(/jacket|softshell/)]),
  en('rain jacket', [3, named(/rain jacket/)], [1, named(/jacket/)]),
  en('trousers', [3, named(/trousers|jeans/)]),
  en('pants', [3, named(/trousers|jeans/)]),
  en('backpack', [3, backpack]),
  en('kypärä', [3, helmet]),
  en('hanskat', [3, gloves]),
];
