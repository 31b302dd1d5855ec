/** The content page that has its own address, with a form below it (decisions 2). */
export const STATEMENT = 'saavutettavuus';

/** Where a content page stands, Finnish and without a locale: `/cms/asiakaspalvelu/maksutavat`. */
export const pagePath = (path: string): string => (path === STATEMENT ? `/${path}` : `/cms/${path}`);
