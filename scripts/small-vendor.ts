import { type ESTree, minifySync, type Plugin, parseSync, Visitor } from 'vite';
import { REACT_OWN_NAMES } from './react-own-names.ts';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/;
const STORES = /[\\/]zustand[\\/]esm[\\/].*\.mjs$/;
const INSTRUMENTATION = /[\\/]react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/;
const REACT_DOM = /[\\/]react-dom-client\.production\.js$/;

/** The body a library's function gets instead of its own; `file` is where it stands. */
type Shorter = { file: RegExp; name: string; body: string };

const PURE = '/* @__PURE__ */ ';
const h1 = 'React$1.createElement("h1", null, "Application Error")';
export const SHORTER: readonly Shorter[] = [
  // writes the script that starts a page, and the pages below were all that asked for it in a browser (storefront/root.tsx)
  { file: /[\\/]ssr[\\/]errorBoundaries\.js$/, name: 'BoundaryShell', body: 'return children;' },
  // shown when the shop's own last resort fails: for visitors it is enough to say so
  {
    file: /[\\/]ssr[\\/]errorBoundaries\.js$/,
    name: 'RemixRootDefaultErrorBoundary',
    body: `console.error(error); return React$1.createElement("html", null, React$1.createElement("body", null, ${h1}));`,
  },
  // no route has a stylesheet of its own: scripts/small-preload.ts sees to that
  ...['prefetchRouteCss', 'prefetchStyleLinks'].map((name) => ({ file: /[\\/]ssr[\\/]links\.js$/, name, body: '' })),
  // calls components once more to find their line in a file; the names are enough
  {
    file: REACT_DOM,
    name: 'describeNativeComponentFrame',
    body: 'return fn ? describeBuiltInComponentFrame(fn.displayName || fn.name || "") : "";',
  },
];

/** What the router asks of its instrumentation where nobody instruments it. */
const NO_INSTRUMENTATION = `export const instrumentationResultMetaContext = null;
  export const consumeInstrumentationClientResultMetaReceiver = () => {};
  export const getRouteInstrumentationUpdates = () => ({});
  export const instrumentClientSideRouter = (router) => router;
  export const instrumentHandler = (handler) => handler;`;

/**
 * Leaves out of the browser's libraries what only their developers read: warnings of the router and the stores, the words of
 * the router's invariants, its instrumentation, and the long names React DOM has for fields that nobody else sees (decisions
 * 0026 and 0034).
 */
export function smallVendor(): Plugin {
  return {
    name: 'small-vendor',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load: { filter: { id: INSTRUMENTATION }, handler: () => NO_INSTRUMENTATION },
    transform: {
      filter: { id: [ROUTER, STORES, REACT_DOM] },
      handler(code, id) {
        const shorter = SHORTER.filter(({ file }) => file.test(id)).reduce((text, { name, body }) => {
          const changed = withBody(text, name, body);
          return changed ?? this.error(`${id} has no function ${name}: see scripts/small-vendor.ts`);
        }, code);
        return REACT_DOM.test(id) ? withShortNames(shorter) : withoutWords(shorter);
      },
    },
  };
}

export function withShortNames(code: string): string {
  const include = new RegExp(`^(${REACT_OWN_NAMES.join('|')})$`);
  return minifySync('react-dom.js', code, { compress: false, mangle: false, mangleProps: { include } }).code;
}

/** The code with another body for the function of that name; null where it has none. */
export function withBody(code: string, name: string, body: string): string | null {
  let changed: string | null = null;
  const visitor = new Visitor({
    FunctionDeclaration({ id, body: own }) {
      if (id?.name === name && own) changed = `${code.slice(0, own.start)}{ ${body} }${code.slice(own.end)}`;
    },
  });
  visitor.visit(parseSync('library.js', code).program);
  return changed;
}

/**
 * `warning(…)`, `console.warn(…)` and `displayName`s become nothing, `invariant(condition, words)` keeps its condition.
 * Components in a `forwardRef` go when nobody asks for them.
 */
export function withoutWords(code: string): string {
  const cuts: { start: number; end: number; instead: string }[] = [];
  const visitor = new Visitor({
    AssignmentExpression({ left, start, end }) {
      if (left.type === 'MemberExpression' && !left.computed && left.property.type === 'Identifier')
        if (left.property.name === 'displayName') cuts.push({ start, end, instead: '0' });
    },
    CallExpression({ callee, arguments: given, start, end }) {
      const name = calledName(callee);
      const [condition] = given;
      if (name.endsWith('.forwardRef')) cuts.push({ start, end: start, instead: PURE });
      if (/^(warning|warningOnce|warnOnce|console\.warn)$/.test(name)) cuts.push({ start, end, instead: '0' });
      else if (/^(UNSAFE_)?invariant$/.test(name) && condition)
        cuts.push({ start: condition.end, end: end - 1, instead: '' });
    },
  });
  visitor.visit(parseSync('router.js', code).program);
  return cuts
    .filter((cut) => !cuts.some((outer) => outer !== cut && outer.start <= cut.start && cut.end <= outer.end))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

function calledName(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') return '';
  return callee.property.type === 'Identifier' ? `${callee.object.name}.${callee.property.name}` : '';
}
