import { type ESTree, minifySync, type Plugin, parseSync, Visitor } from 'vite';
import { REACT_OWN_NAMES } from './react-own-names.ts';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/;
const INSTRUMENTATION = /[\\/]react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/;
const REACT_DOM = /[\\/]react-dom-client\.production\.js$/;

/** What the router asks of its instrumentation where nobody instruments it. */
const NO_INSTRUMENTATION = `export const instrumentationResultMetaContext = null;
  export const consumeInstrumentationClientResultMetaReceiver = () => {};
  export const getRouteInstrumentationUpdates = () => ({});
  export const instrumentClientSideRouter = (router) => router;
  export const instrumentHandler = (handler) => handler;`;

/**
 * Leaves out of the browser's libraries what only their developers read: the router's warnings and the words of its
 * invariants, its instrumentation, and the long names React DOM has for fields that nobody else sees (decision 0026).
 */
export function smallVendor(): Plugin {
  return {
    name: 'small-vendor',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load: { filter: { id: INSTRUMENTATION }, handler: () => NO_INSTRUMENTATION },
    transform: {
      filter: { id: [ROUTER, REACT_DOM] },
      handler: (code, id) => (REACT_DOM.test(id) ? withShortNames(code) : withoutWords(code)),
    },
  };
}

export function withShortNames(code: string): string {
  const include = new RegExp(`^(${REACT_OWN_NAMES.join('|')})$`);
  return minifySync('react-dom.js', code, { compress: false, mangle: false, mangleProps: { include } }).code;
}

/** `warning(…)` and `console.warn(…)` become nothing, `invariant(condition, words)` keeps its condition. */
export function withoutWords(code: string): string {
  const cuts: { start: number; end: number; instead: string }[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      const name = calledName(callee);
      const [condition] = given;
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
