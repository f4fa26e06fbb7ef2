const OF: readonly string[] = ['пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const ALL: readonly string[] = ['пятеро', 'шестеро', 'семеро', 'восьмеро', 'девятеро', 'десятеро'];

/** A smallest group of so many people in words, from five to ten. */
export const groupWords = {
  /** «меньше пяти». */
  of: (people: number): string => OF[people - 5] ?? String(people),
  /** «хотя бы пятеро». */
  all: (people: number): string => ALL[people - 5] ?? String(people),
} as const;
