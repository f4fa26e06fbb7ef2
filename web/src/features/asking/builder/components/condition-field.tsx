import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { Condition, QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import { deciders, decidingNumbers, firstCondition } from '../lib/conditions.ts';
import { changeQuestion } from '../lib/edit-draft.ts';
import { optionsOf, optionWords, questionsOf } from '../lib/draft.ts';
import type { ListState } from '../lib/use-builder.ts';
import { builderText } from '#text/asking/builder.ts';
import styles from './condition-field.module.css';

const text = builderText.condition;
/** So much of a question is shown in a list of them. */
const SHOWN_LENGTH = 60;

interface ConditionFieldProps {
  readonly question: QuestionDraft;
  readonly builder: ListState;
  readonly locked: boolean;
}

/** Shows a question only if: which earlier question decides, and by which answers. */
export function ConditionField({ question, builder, locked }: ConditionFieldProps) {
  const { draft } = builder;
  const { id, condition } = question;
  const possible = deciders(draft, id);
  const set = (next: Condition | null) => builder.edit((now) => changeQuestion(now, id, { condition: next }));
  const asked = possible.find((one) => one.id === condition?.questionId);
  if (!condition || !asked) {
    const nearest = possible.at(-1);
    return nearest ? (
      <Button
        variant="subtle"
        size="sm"
        className={styles.add}
        disabled={locked}
        onClick={() => set(firstCondition(nearest))}
      >
        {builderText.questions.addCondition}
      </Button>
    ) : null;
  }
  const all = questionsOf(draft);
  return (
    <fieldset className={styles.condition} disabled={locked}>
      <legend className={styles.legend}>{text.title}</legend>
      <NativeSelect
        label={text.inQuestion}
        aria-label={text.question}
        value={asked.id}
        data={possible.map((one) => ({ value: one.id, label: shortened(all.indexOf(one) + 1, one.text) }))}
        onChange={({ currentTarget }) => {
          const chosen = possible.find((one) => one.id === currentTarget.value);
          if (chosen) set(firstCondition(chosen));
        }}
      />
      {'keys' in condition ? (
        <Answers asked={asked} condition={condition} onChange={set} />
      ) : (
        <Range asked={asked} condition={condition} onChange={set} />
      )}
      <Button variant="subtle" size="sm" className={styles.remove} onClick={() => set(null)}>
        {text.remove}
      </Button>
    </fieldset>
  );
}

interface PartProps<Part extends Condition> {
  readonly asked: QuestionDraft;
  readonly condition: Part;
  readonly onChange: (condition: Condition) => void;
}

function Answers({ asked, condition, onChange }: PartProps<Extract<Condition, { keys: unknown }>>) {
  const { keys } = condition;
  return (
    <Inline breaks className={styles.answers} role="group" aria-label={text.answers}>
      <span className={styles.word}>{text.answered}</span>
      {optionsOf(asked).map((option) => {
        const chosen = keys.includes(option.key);
        return (
          <Checkbox
            key={option.key}
            label={optionWords(asked, option)}
            checked={chosen}
            // The last one stays: without any the question would never be asked.
            disabled={chosen && keys.length === 1}
            onChange={() =>
              onChange({
                ...condition,
                keys: chosen
                  ? keys.filter((key) => key !== option.key)
                  : [...keys, option.key].toSorted((a, b) => a - b),
              })
            }
          />
        );
      })}
    </Inline>
  );
}

function Range({ asked, condition, onChange }: PartProps<Extract<Condition, { from: number }>>) {
  const numbers = decidingNumbers(asked);
  const { from, to } = condition;
  return (
    <Inline gap="8" className={styles.range}>
      <span className={styles.word}>{text.rated}</span>
      <NativeSelect
        aria-label={text.from}
        value={from}
        data={numbers.map(String)}
        onChange={({ currentTarget }) => {
          const chosen = Number(currentTarget.value);
          onChange({ ...condition, from: chosen, to: Math.max(chosen, to) });
        }}
      />
      <span className={styles.word}>{text.to}</span>
      <NativeSelect
        aria-label={text.upTo}
        value={to}
        data={numbers.map(String)}
        onChange={({ currentTarget }) => {
          const chosen = Number(currentTarget.value);
          onChange({ ...condition, from: Math.min(chosen, from), to: chosen });
        }}
      />
    </Inline>
  );
}

function shortened(position: number, words: string): string {
  const line = hasVisibleText(words) ? words.trim() : builderText.questions.blank;
  return `${position}. ${line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH).trimEnd()}…` : line}`;
}
