import { SURVEY_OPTION_MAX_LENGTH, SURVEY_OPTIONS_MAX } from '#shared/models/survey.ts';
import type { Editor } from '../kind.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { readOptions } from './file-options.ts';
import type { ListWords } from './list-words.ts';
import { atLeastTwo, written } from './option-edits.ts';
import { OptionFields } from './option-fields.tsx';
import { optionWords } from '#text/question-kinds/parts.ts';

const OPTIONS: ListWords = { ...optionWords, most: SURVEY_OPTIONS_MAX };

interface List {
  readonly several?: boolean;
  readonly words?: ListWords;
}

/** A kind of question whose author writes what can be chosen, or what is rated. */
export function listEditor(name: string, { several = false, words = OPTIONS }: List = {}) {
  return {
    name,
    required: true,
    options: 'written',
    decidesBy: 'options',
    begin: ({ options }) => ({ options: atLeastTwo(options) }),
    settings: ({ question, problem, locked, onChange }) => (
      <OptionFields
        several={several}
        words={words}
        options={question.options}
        problem={problem}
        locked={locked}
        onChange={(options) => onChange({ options })}
      />
    ),
    lacks: (question) => lacks(question, words),
    toFile: (question) => ({ options: textsOf(question) }),
    fromFile: (fields, say) => ({ options: readOptions(fields, words, say) }),
  } satisfies Editor;
}

function lacks(question: QuestionDraft, { most, lacks: text }: ListWords): string | null {
  const options = textsOf(question);
  if (options.length < 2) return text.two;
  if (options.length > most) return text.tooMany;
  if (new Set(options).size < options.length) return text.same;
  return options.some((option) => option.length > SURVEY_OPTION_MAX_LENGTH) ? text.tooLong : null;
}

function textsOf({ options }: QuestionDraft): string[] {
  return written(options).map((option) => option.text.trim());
}
