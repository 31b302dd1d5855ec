import type {
  CategoryRow,
  DiagramRow,
  FitmentRow,
  PriceHistoryRow,
  PriceRow,
  ProductRow,
  RedirectRow,
  SparePartRow,
  StockRow,
} from '../format.ts';

/** What a field means; `of` describes its parts. */
export type Note = string | { note: string; of: { [part: string]: Note } };
type Notes<Row> = { [Field in keyof Required<Row>]: Note };

const categories: Notes<CategoryRow> = {
  path: 'Full path; its parent must be a row too. The last part of the address.',
  id: 'Stable id; the path unless given. With one of its own the old address leads on when the path changes.',
  name: 'Name.',
  description: 'Text above the products; an empty line starts a paragraph.',
  image: 'File of `pictures/`.',
  sortOrder: 'Order among its siblings, small first.',
  isIncludedInMenu: 'Shown in the menu.',
  popular: 'Shown among the popular categories of the home page.',
  cardFacts: 'Finnish labels of attributes that cards of its products show, at most three.',
};

const limits = { min: 'Smallest, cm.', max: 'Largest, cm.', step: 'Sizes go up from `min` by this.' };

const products: Notes<ProductRow> = {
  sku: 'Article number, unique in the shop.',
  parentSku: 'Sku of the parent row: this row is a choice of that product.',
  slug: 'Last part of the product page’s address, unique. The old address leads on when it changes.',
  name: 'Name.',
  brand: 'Brand; the category below `brandit` with this Finnish name lists the product.',
  categories: 'Paths of categories, the main one first.',
  description: 'Plain text; an empty line starts a paragraph.',
  salesPhrases: 'Selling points, at most three a language.',
  attributes: {
    note: 'Facts of the product, in order.',
    of: { label: 'What it tells.', value: 'A text, or one for each language.' },
  },
  selectableVariationAttributes: {
    note: 'Parent row: the choices in order.',
    of: {
      code: 'Code of the choice.',
      label: 'Its name.',
      values: {
        note: 'What can be chosen.',
        of: {
          code: 'Code of the value.',
          label: 'Its name.',
          swatch: 'Colour of its button.',
          swatch2: 'Second colour of a two-tone button.',
        },
      },
    },
  },
  labels: 'Labels on the picture.',
  vatClass: 'VAT class; `margin`: margin scheme, only for trade-ins; `voucher`: gift cards only.',
  shippingClass: 'How big and heavy it is to send.',
  shippingMethods: 'Ids of delivery methods; every method that carries the class unless given.',
  manufacturer: {
    note: 'Maker, as the product safety rules want it.',
    of: { name: 'Name.', address: 'Postal address.', email: 'E-mail address.' },
  },
  safety: {
    note: 'Product safety.',
    of: { responsible: 'Responsible person in the EU, with address.', warnings: 'Warnings, a list for each language.' },
  },
  reviewScore: 'Average of the reviews, 0–5.',
  reviewCount: 'Number of reviews.',
  popularity: 'Orders “popular” lists, large first.',
  firstSoldOn: 'First day of sale; the day of the first import unless given.',
  itemId: 'Id of the product in another system.',
  labelTags: 'Labels with words of your own.',
  documents: {
    note: 'Manuals, safety data sheets, size charts.',
    of: {
      title: 'What it is.',
      file: 'File of `documents/`; or `url`.',
      url: 'Address elsewhere; or `file`.',
      language: 'Language of the document.',
    },
  },
  related: 'Skus of product pages shown as related.',
  accessories: 'Skus of product pages shown as accessories.',
  video: {
    note: 'A video that was uploaded to the library.',
    of: {
      id: 'Code of the file.',
      alt: 'What it shows.',
      poster: 'Code of a picture shown before it plays; the first picture unless given.',
      captions: 'Code of Finnish captions (WebVTT).',
    },
  },
  kits: {
    note: 'Goods of a service that shoppers put into the cart together.',
    of: {
      code: 'Last part of its address.',
      name: 'Name, such as `Huoltosarja 10 h`.',
      lines: {
        note: 'What it consists of, at least two.',
        of: { sku: 'Sku that is sold, or a spare part: `code@supplier`.', amount: 'Pieces.' },
      },
    },
  },
  hygieneSealed:
    'Its package is sealed, and for reasons of hygiene it cannot be returned once the seal is broken (Consumer Protection Act 6:16); an order keeps what held on its day.',
  warrantyMonths: 'Months of the warranty that the shop or the manufacturer promises; an order keeps those of its day.',
  originalCodes:
    'Codes of the manufacturers’ parts that the product stands in for: `code@supplier` of a price list, or a code alone.',
  customization: {
    note: 'Goods cut to size: `price` is for a square metre.',
    of: {
      identifier: 'The kind: a size.',
      widthCm: { note: 'Widths that can be had.', of: limits },
      lengthCm: { note: 'Lengths that can be had.', of: limits },
    },
  },
  saleMode: 'Bought, asked for by a quote, or reserved with a deposit; `buy` unless given.',
  deposit: 'Euros paid now; only and always with `saleMode` `deposit`, below `price`.',
  giftCard: 'Sold as gift cards, each worth its price: mailed when paid, `vatClass` `voucher`, never reduced.',
  tradeIn: {
    note: 'A used machine: one piece, `stock` 1 in its store, `productLine` 2.',
    of: {
      year: 'Model year.',
      hours: 'Hours of use.',
      kilometres: 'Kilometres driven.',
      condition: 'Condition.',
      store: 'Store that has it.',
      owners: 'How many have owned it.',
      firstRegistered: 'Day of the first registration.',
      defects: 'What is known to be wrong with it, each as `{fi, en}`; an empty list says that no defects are known.',
      inspection: {
        note: 'Points of the inspection, in order.',
        of: { point: 'What was inspected.', mark: '`good`, `worn`, `renewed` or `fault`.' },
      },
      marginScheme: 'Sold under the margin scheme; `vatClass` must be `margin` then, and only then.',
    },
  },
  price: 'Regular price in euros including VAT; left out: no price, not for sale.',
  salePrice: 'Reduced price, below `price`.',
  lowest30: 'Lowest price of the 30 days before the reduction, where the shop does not know it.',
  saleStartsAt: 'First moment of `salePrice`; at once unless given.',
  saleEndsAt: 'End of `salePrice`; until further notice unless given.',
  priceRuleId: 'Id of the campaign.',
  backorder: 'Can be ordered with empty shelves.',
  nextDeliveryDate: 'When more comes.',
  productLine: '2 is limited to the stock: no backorder. 1 unless given.',
  images: {
    note: 'Pictures in order.',
    of: {
      file: 'File of `pictures/`.',
      shotAngle: 'Free text; one with `miljöö` is the milieu picture. `sivu` unless given.',
      alt: 'What is seen; the product’s name unless given.',
      focus: {
        note: 'What stays in view where the picture is cropped; the middle unless given.',
        of: { x: 'Percent from the left edge.', y: 'Percent from the top edge.' },
      },
      colours: {
        note: 'Colours of a drawn svg that uses `--body`, `--body-dark`, `--body-light`, `--accent`.',
        of: { body: 'Main colour.', 'body-dark': 'Its shadow.', 'body-light': 'Its light.', accent: 'Second colour.' },
      },
    },
  },
  variationName: 'Variant row: its name beside the product’s, such as `M`.',
  variationOptions: 'Variant row: the value chosen of each choice, by code.',
  stock: 'Pieces by store id; a store left out has none.',
  ean: 'GTIN of 8 or 12–14 digits.',
  content: {
    note: 'How much the sku contains. The price of a litre, kilogram, metre or piece is shown beside its price.',
    of: { amount: 'With at most three decimals.', unit: 'A pack of pieces is `pcs`.' },
  },
  tyreLabel: {
    note: 'The EU tyre label of classes C1–C3 (Regulation (EU) 2020/740): `tyreClass`, `fuel`, `wet`, `noise` and `noiseGrade` together, or `exempt` alone.',
    of: {
      tyreClass: 'C1 cars, C2 vans, C3 lorries.',
      fuel: 'Fuel efficiency class.',
      wet: 'Wet grip class.',
      noise: 'External rolling noise, dB.',
      noiseGrade: 'Class of the noise.',
      snow: 'Fit for severe snow conditions.',
      ice: 'Fit for severe ice conditions.',
      type: 'The supplier’s identifier of the tyre type; the sku unless given.',
      eprel: 'Number in the registry EPREL, whose page has the product information sheet.',
      exempt:
        'Why it has no label, by article 2: `otherVehicle` (motorcycles, ATVs, mowers), `offRoad`, `historic`, `spare`, `slow` (below 80 km/h), `rim`, `studded`, `racing`, `used`.',
    },
  },
  battery: {
    note: 'What the label of a battery shows (Regulation (EU) 2023/1542, art. 13).',
    of: {
      kind: 'Portable, light means of transport, starting, industrial or electric vehicle.',
      ampereHours: 'Capacity, Ah; it or `wattHours` for rechargeable `portable`, `lmt` and `sli`.',
      wattHours: 'Energy, Wh.',
      metal: 'Metal above the limit: its sign stands below the symbol.',
      singleUse: 'Not rechargeable.',
    },
  },
  erpinfo: 'A note for the ERP, never shown.',
  quantityPrices: {
    note: 'Lower prices of each piece from a number of pieces on. Not for goods cut to size or gift cards.',
    of: { from: 'Pieces, from 2.', price: 'Euros a piece including VAT.' },
  },
};

const stock: Notes<StockRow> = {
  sku: 'Sellable sku.',
  stock: 'All pieces by store id; a store left out has none.',
  backorder: 'As in products; unchanged unless given.',
  nextDeliveryDate: 'As in products; unchanged unless given, `null` clears it.',
};

const prices: Notes<PriceRow> = {
  sku: 'Sellable sku.',
  price: 'Regular price in euros including VAT; `null`: not for sale. Either this or `salePrice`.',
  salePrice: 'Reduced price. Either this or `price`.',
  from: 'First moment; now unless given.',
  until: 'End of a reduction; until further notice unless given.',
  lowest30: 'Lowest price of the 30 days before the reduction, where the shop does not know it.',
  priceRuleId: 'Id of the campaign.',
};

const priceHistory: Notes<PriceHistoryRow> = {
  sku: 'Sellable sku.',
  price: 'Price in euros including VAT; `null`: not for sale.',
  from: 'Moment from which it was the price.',
};

const fitment: Notes<FitmentRow> = {
  sku: 'Sku of the product page, or of a spare part: `code@supplier`.',
  make: 'Make of the vehicle or machine.',
  model: 'Model.',
  yearFrom: 'First model year; open unless given.',
  yearTo: 'Last model year; open unless given.',
  note: 'What else must hold.',
};

const diagrams: Notes<DiagramRow> = {
  slug: 'Address of the diagram.',
  make: 'Make of the machine, written as in `fitment`.',
  model: 'Model, written as in `fitment`.',
  yearFrom: 'First model year; open unless given.',
  yearTo: 'Last model year; open unless given.',
  name: 'The assembly that is drawn.',
  position: 'Order among the diagrams of a model.',
  drawing: 'File of `drawings/`.',
  hotspots: {
    note: 'The numbers on the drawing; one may stand in many places.',
    of: {
      number: 'The number.',
      sku: 'Sku of the spare part: `code@supplier`.',
      amount: 'How many the machine has.',
      x: 'Percent of the drawing from its left edge.',
      y: 'Percent of the drawing from its upper edge.',
    },
  },
};

const redirects: Notes<RedirectRow> = {
  from: 'Old path without `/en`.',
  to: 'A path of the shop or an https address.',
  status: '301 moved for good, 302 for now.',
  prefix: 'Everything below `from` too; what follows it is kept.',
};

const spareParts: Notes<SparePartRow> = {
  toimittajanumero: 'Number of the supplier.',
  toimittaja: 'Supplier.',
  seurantaryhman_nimi: 'Group.',
  seurantaryhman_nimi_en: 'English name of the group; without one English pages show the Finnish one.',
  tuotekoodi: 'Part code.',
  tuotenimi: 'Name.',
  myyntihinta: 'Price in euros including VAT; `null`: no price.',
  saldo: 'Pieces the supplier has; left out or `null`: not told.',
  saatavilla: 'Day from which it can be had.',
  korvaavat:
    'Codes of the same supplier that replaced it, as they stand in `tuotekoodi`; the part is then not sold itself.',
};

/** Notes of every file's fields by file name. */
export const fieldNotes: Record<string, { [field: string]: Note }> = {
  categories,
  products,
  stock,
  prices,
  'price-history': priceHistory,
  fitment,
  diagrams,
  redirects,
  'spare-parts': spareParts,
};

const REMOVE = '`true`: takes away what the row names; the other fields may be left out.';

/** What a missing field means in a row that may be a patch. */
const patchNotes: Record<string, { [field: string]: Note }> = {
  'products.delta': {
    parentSku: 'Sku of the parent row, of a new variant; of a known one it may be left out.',
    price: 'Regular price in euros including VAT; `null`: no price, not for sale.',
    salePrice: 'Reduced price, below `price`; `null` ends the reduction and drops coming ones.',
    stock: 'Pieces by store id; of a known sku a store left out stays as it is.',
  },
};

/** The notes of a file; a delta file has those of the whole set. */
export const notesOf = (file: string): { [field: string]: Note } => {
  const whole = file.replace(/\.delta$/, '');
  return { ...fieldNotes[whole], ...(whole !== file && { remove: REMOVE }), ...patchNotes[file] };
};
