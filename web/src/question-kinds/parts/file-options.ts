import { SURVEY_OPTION_MAX_LENGTH } from '#shared/models/survey.ts';
import type { FileFields } from '../kind.ts';
import type { OptionDraft } from '../question-draft.ts';
import type { ListWords } from './list-words.ts';

/** The list of a question in a file; every mistake is said. */
export function readOptions(
  { options: given }: FileFields,
  { most, file: text }: ListWords,
  say: (mistake: string) => void,
): readonly OptionDraft[] {
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'string')) {
    say(text.noList);
    return [];
  }
  const options = given.map((one) => one.trim()).filter((one) => one !== '');
  if (options.length < 2) say(text.two);
  if (options.length > most) say(text.tooMany);
  if (options.some((one) => one.length > SURVEY_OPTION_MAX_LENGTH)) say(text.tooLong);
  if (new Set(options).size < options.length) say(text.same);
  return options.map((option, key) => ({ key, text: option }));
}
