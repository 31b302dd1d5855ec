/**
 * The least that React Router can be: one route in one layout, product cards (`?cards=`, 48), rendered by the shop's own entry way
 * (`renderToPipeableStream`). What the shop adds to it is what `npm run bench -- pages` measures.
 */
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Link,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';

type Card = { id: string; name: string; brand: string; cents: number; stock: number };

const someCards = (length: number): Card[] =>
  Array.from({ length }, (_, at) => ({
    id: `tuote-${at}`,
    name: `Kaira Tunturi ${600 + at} R, malli ${at}`,
    brand: ['Kaira', 'Polaris', 'Honda'][at % 3] ?? '',
    cents: 9900 + at * 1250,
    stock: at % 7,
  }));

const Root = () =>
  h(
    'html',
    { lang: 'fi' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links)),
    h('body', null, h('header', null, h(Link, { to: '/' }, 'Kauppa')), h(Outlet), h(Scripts)),
  );

const ProductCard = ({ id, name, brand, cents, stock }: Card) =>
  h(
    'article',
    { className: 'card' },
    h('img', { src: `/pictures/${id}/small.webp`, alt: '', width: 320, height: 240, loading: 'lazy' }),
    h('p', { className: 'card-brand' }, brand),
    h('h3', null, h(Link, { to: `/product/${id}` }, name)),
    h('p', { className: 'price' }, `${(cents / 100).toFixed(2).replace('.', ',')} €`),
    h(
      'p',
      { className: stock > 0 ? 'stock ok' : 'stock none' },
      stock > 0 ? `${stock} kpl varastossa` : 'Ei varastossa',
    ),
    h('button', { type: 'button' }, 'Lisää ostoskoriin'),
  );

const List = () => {
  const { cards: shown } = useLoaderData<{ cards: Card[] }>();
  return h(
    'main',
    null,
    h('h1', null, 'Kelkat'),
    h(
      'ul',
      { className: 'grid' },
      shown.map((card) => h('li', { key: card.id }, h(ProductCard, card))),
    ),
  );
};

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError: reject,
    });
  });
}

const chunk = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: parentId ? 'list' : '',
  module: `/assets/${id}.js`,
  imports: [],
  hasLoader: Boolean(parentId),
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
});

const listed = ({ request }: LoaderFunctionArgs) => ({
  cards: someCards(Number(new URL(request.url).searchParams.get('cards') ?? 48)),
});

const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    list: {
      id: 'list',
      parentId: 'root',
      path: 'list',
      module: { default: List, loader: listed, meta: () => [{ title: 'Kelkat' }] },
    },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: { root: chunk('root'), list: chunk('list', 'root') },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: 'initial' },
  prerender: [],
} as unknown as ServerBuild;

/** Serves `/list`. */
export const barePage = createRequestHandler(build, 'production');
