/** Props that the styleguide passes to an example: pictures of the catalog, empty without a catalog. */
export type ExampleProps = { images: { id: string; alt: string }[] };
