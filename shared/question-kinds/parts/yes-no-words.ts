import { YES_NO } from '../../rules/wire-words.ts';
import { answersText } from '#text/rules/question-kinds/answers.ts';

/** An option of a YESNO question, which is kept in Russian, in the language of whoever reads. */
export function inLanguageRead(option: string): string {
  const [yes, no] = YES_NO;
  if (option === yes) return answersText.yes;
  return option === no ? answersText.no : option;
}
