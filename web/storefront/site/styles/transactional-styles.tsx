import desk from '#web/storefront/site/styles/transactional.css?url';

/** The stylesheet of transactional pages; a page waits for it before it renders. */
export const TransactionalStyles = () => <link rel="stylesheet" href={desk} precedence="default" />;
