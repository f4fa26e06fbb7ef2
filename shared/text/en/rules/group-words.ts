import type { Catalogue } from '../../catalogue.ts';
import type { groupWords as Russian } from '../../ru/rules/group-words.ts';

const WORDS: readonly string[] = ['five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (people: number): string => WORDS[people - 5] ?? String(people);

export const groupWords: Catalogue<typeof Russian> = { of: inWords, all: inWords };
