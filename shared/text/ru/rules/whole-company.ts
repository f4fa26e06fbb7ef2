/** What stands in place of a team where the load is that of the whole company. */
export const wholeCompanyText = { name: 'Вся компания' } as const;
