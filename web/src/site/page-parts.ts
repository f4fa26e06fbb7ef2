/** Where a page stands in its document, and what it was drawn from. */
export const ROOT_ID = 'root';
export const FACTS_ID = 'site-facts';

/** What a template leaves for the page to fill. */
export const HEAD = '<!--head-->';
export const CONTENT = '<!--content-->';
