/** How somebody without an account was written down, and on what ground the company has their data. */
export const contactOrigin = {
  source: { hand: 'записан вручную', import: 'из файла' },
  basis: { labour: 'трудовые отношения', contract: 'договор с человеком', consent: 'согласие человека' },
} as const;
