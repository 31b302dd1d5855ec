import desk from '#web/storefront/site/styles/transactional.css?url';

/** The second stylesheet, for pages where something is done; a page waits for it as it waits for its code. */
export const DeskStyles = () => <link rel="stylesheet" href={desk} precedence="default" />;
