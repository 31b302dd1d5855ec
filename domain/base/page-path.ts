/** The only content page outside /cms: it has a form below the text. */
export const STATEMENT = 'saavutettavuus';

/** The Finnish path of a content page, without locale prefix: `/cms/asiakaspalvelu/maksutavat`. */
export const pagePath = (path: string): string => (path === STATEMENT ? `/${path}` : `/cms/${path}`);
