import type { ShopConfig, StoreConfig } from '#domain/base/shop-config.ts';

/** Files of content/ with their text. */
type Pages = Map<string, string>;

/** A typed fact as Markdown shows it, letter for letter. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|#~]/g, String.raw`\$&`);
/** The fact again, for front matter. */
const plain = (text: string) => text.replace(/\\([\\`*_[\]<>|#~])/g, '$1');

const page = (title: string, description: string, body: string, parent?: string) =>
  `---\ntitle: ${JSON.stringify(plain(title))}\ndescription: ${JSON.stringify(plain(description))}\n${parent ? `parent: ${parent}\n` : ''}---\n\n${body.trim()}\n`;

/**
 * Starter pages in both languages (page-3): text valid for any shop under Finnish law, with `[[…]]` placeholders for the
 * owner's text (domain/content/pages/mandatory-pages.ts). A live shop does not start with placeholders (operation-2).
 */
export function starterPages(shop: ShopConfig): Pages {
  const ofPlace = ({ name, street, postcode, city, phone, email }: StoreConfig) => ({
    name: escaped(name),
    street: escaped(street),
    postcode: escaped(postcode),
    city: escaped(city),
    phone: escaped(phone),
    email: escaped(email),
  });
  const typed: ShopConfig = {
    ...shop,
    name: escaped(shop.name),
    company: escaped(shop.company),
    street: escaped(shop.street),
    city: escaped(shop.city),
    phone: escaped(shop.phone),
    email: escaped(shop.email),
    stores: shop.stores.map((store) => ({ ...store, ...ofPlace(store) })),
  };
  return new Map([...finnish(typed), ...english(typed)]);
}

const contact = ({ company, businessId, street, postcode, city, phone, email }: ShopConfig, id: string) =>
  `${company}, ${id} ${businessId}  \n${street}, ${postcode} ${city}  \n[${email}](mailto:${email}), ${phone}`;

const hours = (id: string, title?: string) =>
  `::: hours\nstore: ${id}\n${title ? `title: ${JSON.stringify(plain(title))}\n` : ''}:::`;

const table = ({ stores }: ShopConfig) =>
  stores
    .map(
      ({ id, name, street, postcode, city, phone }) =>
        `| [${name}](/cms/myymalat/${id}) | ${street}, ${postcode} ${city} | ${phone} |`,
    )
    .join('\n');

function finnish(shop: ShopConfig): [string, string][] {
  const at = (path: string) => `fi/pages/${path}.md`;
  const service = 'Asiakaspalvelu';
  const { name, phone, email, serviceHours, stores } = shop;
  return [
    [
      at('asiakaspalvelu'),
      page(
        service,
        `${name}: asiakaspalvelun yhteystiedot ja ohjeet toimituksesta, maksamisesta ja palautuksista.`,
        `Palvelemme ${serviceHours.fi.toLowerCase()}.\n\n- **Puhelin:** ${phone}\n- **Sähköposti:** [${email}](mailto:${email})\n- **Myymälät:** [osoitteet ja aukioloajat](/cms/myymalat)\n\n::: action\ntitle: Kirjoita meille\ntext: Kerro tilausnumero, jos sinulla on se.\nlink: /ota-yhteytta\nlabel: Ota yhteyttä\n:::`,
      ),
    ],
    [
      at('asiakaspalvelu/toimitusehdot'),
      page(
        'Toimitusehdot',
        `${name}: verkkokaupan tilaus- ja toimitusehdot kuluttajille sekä peruuttamisohje.`,
        `[[Tarkista nämä ehdot, täydennä ne ja poista tämä rivi]]

Nämä ehdot koskevat kuluttajien verkkokaupassa tekemiä tilauksia. Ehdot eivät rajoita kuluttajan lakiin perustuvia oikeuksia.

## Myyjä

${contact(shop, 'y-tunnus')}

## Hinnat ja tilaaminen

Hinnat ovat euroina ja sisältävät arvonlisäveron. Toimituskulu lisätään kassalla, ja näet kokonaishinnan ennen kuin vahvistat tilauksen. Sopimus syntyy, kun lähetämme tilausvahvistuksen sähköpostiisi. Lahjakortti on voimassa ${shop.giftCardMonths} kuukautta.

## Maksaminen ja toimitus

Katso [maksutavat](/cms/asiakaspalvelu/maksutavat) ja [toimitustavat ja kulut](/cms/asiakaspalvelu/toimitustavat-ja-kulut).

## Peruuttamisoikeus

Voit peruuttaa sopimuksen 14 päivän kuluessa siitä, kun sait tuotteen: [Peruuta sopimus tästä](/peruuta-sopimus). Palautamme maksun viimeistään 14 päivän kuluttua ilmoituksestasi, kun olemme saaneet tuotteen takaisin tai olet osoittanut lähettäneesi sen. Palautuksen kuluista vastaa [[kuka maksaa palautuksen kulut]]. Oikeus ei koske mittojesi mukaan tehtyjä tuotteita eikä hygieniasinetillä suljettuja tuotteita, joiden sinetin olet avannut (kuluttajansuojalaki 6:16).

## Virheet ja erimielisyydet

Ilmoita virheestä asiakaspalveluumme. Jos emme pääse sopuun, voit ottaa yhteyttä kuluttajaneuvontaan ja sen jälkeen viedä asian kuluttajariitalautakunnan ratkaistavaksi: [kuluttajariita.fi](https://www.kuluttajariita.fi).`,
        service,
      ),
    ],
    [
      at('asiakaspalvelu/tietosuoja'),
      page(
        'Tietosuoja',
        `${name}: mitä henkilötietoja käsittelemme, miksi ja kuinka kauan, ja mitkä ovat oikeutesi.`,
        `[[Tarkista tämä seloste, täydennä se ja poista tämä rivi]]

## Rekisterinpitäjä

${contact(shop, 'y-tunnus')}

## Mitä käsittelemme ja miksi

Tilaukset, yhteystiedot ja viestit käsitellään sopimuksen täyttämiseksi, tositteet kirjanpitolain vuoksi ja markkinointiluvat suostumuksellasi. Säilytämme tiedot [[kuinka kauan mitäkin säilytetään]].

## Kenelle tietoja annetaan

Maksupalvelulle ja kuljetusyrityksille tilauksen hoitamiseksi sekä [[muut tietojen käsittelijät]].

## Oikeutesi

Voit pyytää tietosi nähtäväksi, korjattavaksi tai poistettavaksi, vastustaa käsittelyä ja perua suostumuksen: ${email}. Voit myös valittaa tietosuojavaltuutetulle: [tietosuoja.fi](https://tietosuoja.fi).`,
        service,
      ),
    ],
    [
      at('asiakaspalvelu/toimitustavat-ja-kulut'),
      page(
        'Toimitustavat ja kulut',
        `${name}: toimitustavat, niiden hinnat ja toimitusajat.`,
        'Kassa näyttää tuotteille sopivat toimitustavat, hinnat ja toimitusajat. [[Toimitustavat ja niiden hinnat]]',
        service,
      ),
    ],
    [
      at('asiakaspalvelu/maksutavat'),
      page(
        'Maksutavat',
        `${name}: maksutavat verkkokaupassa.`,
        'Kassa näyttää tilauksellesi sopivat maksutavat. Maksamisen hoitaa Paytrail Oyj. [[Maksutavat]]',
        service,
      ),
    ],
    [
      at('asiakaspalvelu/palautus-reklamaatio-ja-takuu'),
      page(
        'Palautus, reklamaatio ja takuu',
        `${name}: miten peruutat tilauksen, palautat tuotteen tai ilmoitat virheestä.`,
        `[Peruuta sopimus tästä](/peruuta-sopimus) 14 päivän kuluessa siitä, kun sait tuotteen. Palautusosoite: [[palautusosoite ja ohjeet]]\n\nJos tuotteessa on virhe, ota yhteyttä: ${email} tai ${phone}. Myyjän virhevastuu on voimassa takuusta riippumatta. Lisätietoa: [kuluttajariita.fi](https://www.kuluttajariita.fi).`,
        service,
      ),
    ],
    [
      at('saavutettavuus'),
      page(
        'Saavutettavuusseloste',
        `${name}: miten verkkokauppa täyttää digipalvelulain vaatimukset ja miten annat palautetta.`,
        `[[Arvioi kauppasi ja kirjoita seloste: vaatimustenmukaisuus, tunnetut puutteet, päiväys]]\n\nPalaute saavutettavuudesta: [${email}](mailto:${email}). Vastaamme kahden viikon kuluessa. Valvontaviranomainen on Liikenne- ja viestintävirasto Traficom: saavutettavuus@traficom.fi.`,
      ),
    ],
    [
      at('myymalat'),
      page(
        'Myymälät',
        `${name}: myymälöiden osoitteet, aukioloajat ja yhteystiedot.`,
        `| Myymälä | Osoite | Puhelin |\n| --- | --- | --- |\n${table(shop)}\n\n${stores.map((store) => hours(store.id, store.name)).join('\n\n')}`,
      ),
    ],
    ...stores.map((store): [string, string] => [
      at(`myymalat/${store.id}`),
      page(
        store.name,
        `${name} ${store.name}: ${store.street}, ${store.postcode} ${store.city}. Aukioloajat ja yhteystiedot.`,
        `${store.street}, ${store.postcode} ${store.city}. Puhelin ${store.phone}.\n\n${hours(store.id)}`,
        'Myymälät',
      ),
    ]),
  ];
}

function english(shop: ShopConfig): [string, string][] {
  const at = (path: string) => `en/pages/${path}.md`;
  const service = 'Customer service';
  const { name, phone, email, serviceHours, stores } = shop;
  return [
    [
      at('asiakaspalvelu'),
      page(
        service,
        `${name}: how to reach us, and help with delivery, payment and returns.`,
        `We are here ${serviceHours.en}.\n\n- **Phone:** ${phone}\n- **E-mail:** [${email}](mailto:${email})\n- **Stores:** [addresses and opening hours](/cms/myymalat)\n\n::: action\ntitle: Write to us\ntext: Tell us your order number if you have one.\nlink: /en/ota-yhteytta\nlabel: Contact us\n:::`,
      ),
    ],
    [
      at('asiakaspalvelu/toimitusehdot'),
      page(
        'Terms of sale',
        `${name}: terms of sale and delivery for consumers, and how to withdraw from a contract.`,
        `[[Check these terms, complete them and remove this line]]

These terms apply to orders that consumers place in the online shop. They do not limit the consumer's rights under the law.

## Seller

${contact(shop, 'business id')}

## Prices and orders

Prices are in euros and include VAT. Delivery is added at the checkout, where you see the total before you confirm. The contract is made when we send the order confirmation to your e-mail. A gift card is valid for ${shop.giftCardMonths} months.

## Payment and delivery

See [payment methods](/cms/asiakaspalvelu/maksutavat) and [delivery methods and costs](/cms/asiakaspalvelu/toimitustavat-ja-kulut).

## Right of withdrawal

You may withdraw from the contract within 14 days of receiving the product: [Withdraw from contract here](/peruuta-sopimus). We refund you within 14 days of your notice, once we have the product back or you have shown that you sent it. Return costs are paid by [[who pays the return costs]]. The right does not apply to goods made to your measures, or to goods whose hygiene seal you have opened (Consumer Protection Act 6:16).

## Defects and disputes

Tell our customer service about a defect. If we cannot agree, contact consumer advice, and after that you may take the matter to the Consumer Disputes Board: [kuluttajariita.fi](https://www.kuluttajariita.fi).`,
        service,
      ),
    ],
    [
      at('asiakaspalvelu/tietosuoja'),
      page(
        'Privacy',
        `${name}: which personal data we process, why and for how long, and what your rights are.`,
        `[[Check this notice, complete it and remove this line]]

## Controller

${contact(shop, 'business id')}

## What we process and why

Orders, contact details and messages to perform the contract, receipts because of the Accounting Act, and marketing permissions with your consent. We keep the data [[how long each is kept]].

## Who receives data

The payment service and the carriers, to handle your order, and [[other processors]].

## Your rights

You may ask to see, correct or erase your data, object to its use and withdraw your consent: ${email}. You may also complain to the Data Protection Ombudsman: [tietosuoja.fi](https://tietosuoja.fi/en).`,
        service,
      ),
    ],
    [
      at('asiakaspalvelu/toimitustavat-ja-kulut'),
      page(
        'Delivery methods and costs',
        `${name}: delivery methods, their prices and delivery times.`,
        'The checkout shows the delivery methods that fit your products, with prices and times. [[Delivery methods and their prices]]',
        service,
      ),
    ],
    [
      at('asiakaspalvelu/maksutavat'),
      page(
        'Payment methods',
        `${name}: payment methods in the online shop.`,
        'The checkout shows the payment methods for your order. Payments are handled by Paytrail Plc. [[Payment methods]]',
        service,
      ),
    ],
    [
      at('asiakaspalvelu/palautus-reklamaatio-ja-takuu'),
      page(
        'Returns, complaints and warranty',
        `${name}: how to cancel an order, return a product or report a defect.`,
        `[Withdraw from contract here](/peruuta-sopimus) within 14 days of receiving the product. Return address: [[return address and instructions]]\n\nIf a product is defective, contact us: ${email} or ${phone}. The seller is liable for defects with or without a warranty. More: [kuluttajariita.fi](https://www.kuluttajariita.fi).`,
        service,
      ),
    ],
    [
      at('saavutettavuus'),
      page(
        'Accessibility statement',
        `${name}: how the online shop meets the accessibility requirements and how to give feedback.`,
        `[[Assess your shop and write the statement: compliance, known shortcomings, date]]\n\nFeedback on accessibility: [${email}](mailto:${email}). We answer within two weeks. The supervising authority is the Finnish Transport and Communications Agency Traficom: saavutettavuus@traficom.fi.`,
      ),
    ],
    [
      at('myymalat'),
      page(
        'Stores',
        `${name}: addresses, opening hours and contacts of our stores.`,
        `| Store | Address | Phone |\n| --- | --- | --- |\n${table(shop)}\n\n${stores.map((store) => hours(store.id, store.name)).join('\n\n')}`,
      ),
    ],
    ...stores.map((store): [string, string] => [
      at(`myymalat/${store.id}`),
      page(
        store.name,
        `${name} ${store.name}: ${store.street}, ${store.postcode} ${store.city}. Opening hours and contacts.`,
        `${store.street}, ${store.postcode} ${store.city}. Phone ${store.phone}.\n\n${hours(store.id)}`,
        'Stores',
      ),
    ]),
  ];
}
