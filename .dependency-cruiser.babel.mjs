/** Keeps `import type` and `export type`, which Babel would drop: a type import is a dependency like any other. */
const keepTypeImports = () => ({
  visitor: {
    Program({ node }) {
      for (const statement of node.body) {
        if (statement.type === 'ImportDeclaration') {
          statement.importKind = 'value';
          for (const specifier of statement.specifiers) specifier.importKind = 'value';
        }
        if (statement.type === 'ExportNamedDeclaration' && statement.source) statement.exportKind = 'value';
      }
    },
  },
});

export default {
  plugins: [keepTypeImports],
  presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
};
