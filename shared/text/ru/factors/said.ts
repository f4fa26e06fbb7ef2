/** What an app for codes shows beside its codes. */
export const factorsSaid = { issuer: 'Тонус' } as const;
