import { NativeSelect } from '@mantine/core';
import type { PollQuestion } from '#shared/models/answers.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { shorten } from '#web/lib/shorten.ts';

const text = resultsText.questions;

interface QuestionFilterProps {
  readonly questions: readonly PollQuestion[];
  /** The id of the only question shown; null for all. */
  readonly value: string | null;
  readonly onChange: (questionId: string | null) => void;
}

/** Chooses one question, or all. */
export function QuestionFilter({ questions, value, onChange }: QuestionFilterProps) {
  return (
    <NativeSelect
      label={text.filter}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{text.all}</option>
      {questions.map(({ id, text: question }, index) => (
        <option key={id} value={id}>
          {index + 1}. {shorten(question)}
        </option>
      ))}
    </NativeSelect>
  );
}
