/** One indexable page of each kind in both languages, from the demo shop. */
const kinds = {
  home: '',
  listing: '/category/moottorikelkat',
  brand: '/brandit/polaris',
  product: '/product/routa-tunturi-kelkkakypara',
  content: '/cms/asiakaspalvelu/toimitusehdot',
  store: '/cms/myymalat/oulu',
  articles: '/uutiset-ja-artikkelit',
  article: '/uutiset-ja-artikkelit/monkija-kevatkuntoon',
  campaigns: '/kampanjat',
  campaign: '/kampanjat/savottaviikot',
  'part search': '/varaosahaku',
};

export const pages = Object.entries(kinds).flatMap(([kind, path]) => [
  { name: `${kind} fi`, path: path || '/' },
  { name: `${kind} en`, path: `/en${path}` },
]);
