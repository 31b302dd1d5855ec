/** What the styleguide hands to an example: pictures of the shop's own catalog, none in an empty one. */
export type ExampleProps = { images: { id: string; alt: string }[] };
