/** Nouns of the trade, Finnish and English, the most common first. A product is one of `things`, often of a kind. */

const pairs = (text: string): [fi: string, en: string][] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((pair) => pair.split('=') as [string, string]);

export const things = pairs(`rengas=tyre, suodatin=filter, hihna=belt, kypärä=helmet, öljy=oil, laakeri=bearing,
  tiiviste=gasket, pultti=bolt, akku=battery, hanska=glove, takki=jacket, terä=blade, ketju=chain, jarrupala=pad,
  valo=light, vanne=rim, pumppu=pump, johto=cable, laukku=bag, saapas=boot, suoja=guard, sarja=kit, housut=trousers,
  tulppa=plug, jousi=spring, iskunvaimennin=shock, vaijeri=wire, akseli=shaft, kytkin=switch, peili=mirror,
  lasi=glass, telamatto=track, suksi=ski, ohjain=guide, kahva=grip, vipu=lever, letku=hose, liitin=connector,
  holkki=bushing, mutteri=nut, rele=relay, anturi=sensor, laturi=charger, venttiili=valve, mäntä=piston,
  kaasutin=carburettor, pakoputki=exhaust, istuin=seat, katos=canopy, teline=rack, kuomu=cover, perävaunu=trailer,
  linko=blower, leikkuri=mower, saha=saw, trimmeri=trimmer, aura=plough, vinssi=winch, kauha=bucket, haravakone=rake,
  paita=shirt, sukka=sock, lakki=cap, huppu=hood, naamari=mask, visiiri=visor, haalari=overall, vyö=strap,
  maali=paint, rasva=grease, neste=fluid, liima=glue, teippi=tape, pesuaine=cleaner, vaha=wax, harja=brush,
  avain=wrench, hylsy=socket, pihdit=pliers, tunkki=jack, mittari=gauge, kello=clock, kela=coil, moottori=engine,
  vaihde=gear, kotelo=case, kansi=lid, tappi=pin, rulla=roller, pyörä=wheel, pidike=holder, tarra=sticker,
  kanisteri=canister, säiliö=tank, suppilo=funnel, kirves=axe, lapio=shovel, köysi=rope, koukku=hook, kelkka=sled,
  ahkio=pulk, reki=sleigh, mönkijä=quad, moottorikelkka=snowmobile, traktori=tractor, kärry=cart`);

export const kinds = pairs(`moottori=engine, talvi=winter, jarru=brake, öljyn=oil, ilman=air, etu=front, taka=rear,
  kelkan=sled, polttoaine=fuel, kytkin=clutch, voiman=power, vesi=water, ohjaus=steering, tela=track, lumi=snow,
  mönkijän=quad, ruohon=grass, ketju=chain, pyörän=wheel, kesä=summer, työ=work, ajo=riding, metsuri=forester,
  nasta=stud, maasto=terrain, polku=trail, sytytys=ignition, vaihteiston=gearbox, variaattorin=drive, akun=battery,
  lämpö=heated, suoja=safety, varavirta=backup, teräs=steel, alumiini=aluminium, kumi=rubber, nahka=leather,
  led=led, sumu=fog, kauko=high, perä=tail, lisä=extra, vara=spare, kuljetus=transport, säilytys=storage,
  pesu=washing, huolto=service, asennus=mounting, kiinnitys=fixing, pika=quick, tarkkuus=precision, hydrauli=hydraulic,
  paine=pressure, imu=intake, pako=exhaust, jäähdytys=cooling, kaasu=gas, jousi=spring, akseli=axle, napa=hub,
  kaari=arch, runko=frame, keula=nose, kylki=side, katto=roof, pohja=skid, sisä=inner, ulko=outer, ylä=upper,
  ala=lower, oikean=right, vasemman=left, lasten=children, naisten=women, miesten=men, nuorten=youth, retki=hiking,
  kalastus=fishing, metsästys=hunting, raivaus=clearing, moottorisahan=chainsaw, puutarha=garden, piha=yard,
  pelto=field, tie=road, jää=ice, hiekka=sand, suo=marsh, tunturi=fell, erä=wilderness, vene=boat, uisto=lure,
  kamina=stove, puu=wood, leikkuu=cutting, niitto=mowing, nosto=lifting, veto=towing, sidonta=lashing, kuorma=load`);

export const colours = pairs(`musta=black, punainen=red, harmaa=grey, sininen=blue, valkoinen=white, vihreä=green,
  keltainen=yellow, oranssi=orange, tummansininen=navy, hopea=silver, ruskea=brown, beige=beige, huomiokeltainen=neon,
  maastokuvio=camouflage`);

export const materials = pairs(`teräs=steel, alumiini=aluminium, muovi=plastic, kumi=rubber, nahka=leather,
  polyesteri=polyester, puuvilla=cotton, hiilikuitu=carbon, ruostumaton teräs=stainless, nailon=nylon`);
