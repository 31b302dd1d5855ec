import v8 from 'node:v8';
import type { Extension } from '@electric-sql/pglite';

/** Functions of the database that are called here by hand. */
type Parser = {
  scanner_init(...args: number[]): unknown;
  raw_parser(...args: number[]): unknown;
  __stack_pointer: WebAssembly.Global<'i32'>;
};

/**
 * Keeps V8 from optimising one function of PGlite: the grammar of SQL, 100 kB in one loop. Compiling it takes 600 MB and some
 * seconds of a processor after every start, and makes no query quicker (0039). V8 decides when it compiles a function plainly, that
 * is when it is called for the first time; so it is called here, before there is a database, and stops at the first thing it lacks.
 */
export const plainParser: Extension = {
  name: 'plain_parser',
  setup: async (_pg, emscriptenOpts) => {
    const instantiate = emscriptenOpts.instantiateWasm;
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        instantiateWasm: (
          imports: WebAssembly.Imports,
          done: (...given: [WebAssembly.Instance, WebAssembly.Module]) => void,
        ) =>
          instantiate(imports, (instance: WebAssembly.Instance & { exports: Parser }, module: WebAssembly.Module) => {
            keepPlain(instance.exports);
            done(instance, module);
          }),
      },
    };
  },
};

function keepPlain({ scanner_init, raw_parser, __stack_pointer: stack }: Parser): void {
  const before = stack.value;
  // what the grammar calls first shall be optimised like everything else: it is called without the filter
  stops(() => scanner_init(0, 0, 0, 0));
  stack.value = before;
  v8.setFlagsFromString('--wasm-tier-up-filter=0');
  stops(() => raw_parser(0, 0));
  v8.setFlagsFromString('--wasm-tier-up-filter=-1');
  stack.value = before;
}

/** A call that ends for want of a database: nothing of it is left but the compiled function. */
function stops(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return;
    throw error;
  }
  throw new Error('PGlite parses without a database: it has changed (0039)');
}
