import type { DemoTexts } from './texts.ts';

type Forms = Pick<DemoTexts, 'nameForms'>;

/** The last name of a woman of this family. */
export function lastNameOfWoman(lastName: string, { nameForms }: Forms): string {
  const form = nameForms.womensEndings.find(([man]) => lastName.endsWith(man));
  return form ? `${lastName.slice(0, -form[0].length)}${form[1]}` : lastName;
}

/** A word in Latin letters, as addresses are written. */
export function latin(word: string, { nameForms }: Forms): string {
  return [...word.toLowerCase()].map((letter) => nameForms.latin[letter] ?? letter).join('');
}
