import { ActionIcon, NativeSelect, SegmentedControl, Switch, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { SCALES } from '#shared/models/answers.ts';
import { SURVEY_QUESTION_MAX_LENGTH, SURVEY_THEMES } from '#shared/models/survey.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { isRecommendation } from '#shared/rules/direction.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { DirectionField } from '#web/ui/direction-field.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';
import { THEME_NAMES } from '#web/text/themes.ts';
import { changeQuestion, type QuestionChange, withType } from '../lib/edit-draft.ts';
import { isChoice, type QuestionDraft } from '../lib/survey-draft.ts';
import { builderText } from '../text.ts';
import { ConditionField } from './condition-field.tsx';
import { focusField, textFieldId, UNDO_BUTTON_ID } from './field-ids.ts';
import styles from './items.module.css';
import { OptionFields } from './option-fields.tsx';
import { QuestionMenu } from './question-menu.tsx';
import type { QuestionProps } from './question-props.ts';
import { TYPE_ORDER, typeNamed } from './question-types.ts';

const text = builderText.questions;
/** From here on the length is told: most questions never come near the limit. */
const LENGTH_TOLD_FROM = 20;

/** The open question with its fields. */
export function QuestionForm(props: QuestionProps & { readonly handle: ReactNode }) {
  const { question, position, builder, problem, locked, handle } = props;
  const { id, type, scale, options } = question;
  // What is written is all right: it is the options that are not.
  const ofOptions = isChoice(type) && isWithin(question.text);
  const change = (changed: QuestionChange) => builder.change(changeQuestion(builder.draft, id, changed));
  function remove() {
    builder.remove(id);
    focusField(UNDO_BUTTON_ID);
  }
  return (
    <div className={styles.form} role="group" aria-label={text.text(position)}>
      <div className={styles.head}>
        {handle}
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
        <NativeSelect
          className={styles.type}
          aria-label={builderText.typesLabel(position)}
          value={type}
          disabled={locked}
          data={TYPE_ORDER.map((one) => ({ value: one, label: builderText.types[one] }))}
          onChange={({ currentTarget }) => change(withType(question, typeNamed(currentTarget.value)))}
        />
        {type === 'RATING' && (
          <SegmentedControl
            className={styles.scales}
            aria-label={text.scaleLabel(position)}
            data={SCALES.map((one) => ({ value: one, label: builderText.scales[one] }))}
            value={scale}
            disabled={locked}
            onChange={(chosen) => change({ scale: SCALES.find((one) => one === chosen) ?? scale })}
          />
        )}
        <Switch
          className={styles.required}
          label={text.required}
          checked={question.required}
          disabled={locked}
          onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
        />
        <div className={styles.tools}>
          <ActionIcon
            aria-label={text.removeLabel(position)}
            title={text.removeLabel(position)}
            disabled={locked}
            onClick={remove}
          >
            <TrashIcon />
          </ActionIcon>
          <QuestionMenu {...props} />
        </div>
      </div>
      <div>
        <Textarea
          id={textFieldId(id)}
          className={styles.field}
          aria-label={text.text(position)}
          placeholder={text.placeholder}
          description={endsHint(question)}
          error={ofOptions ? undefined : problem}
          value={question.text}
          rows={1}
          disabled={locked}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        {question.text.length >= LENGTH_TOLD_FROM && (
          <p className={styles.length}>{text.length(question.text.trim().length, SURVEY_QUESTION_MAX_LENGTH)}</p>
        )}
      </div>
      {type === 'RATING' && !isRecommendation(question) && (
        <DirectionField
          question={question.text}
          position={position}
          value={question.direction}
          locked={locked}
          onChange={(direction) => change({ direction })}
        />
      )}
      {isChoice(type) && (
        <OptionFields
          several={type === 'CHECKBOX'}
          options={options}
          problem={ofOptions ? problem : undefined}
          locked={locked}
          onChange={(changed) => change({ options: changed })}
        />
      )}
      <ConditionField question={question} builder={builder} locked={locked} />
      <NativeSelect
        className={styles.theme}
        label={text.theme}
        value={question.theme ?? ''}
        disabled={locked}
        data={[
          { value: '', label: text.noTheme },
          ...SURVEY_THEMES.map((one) => ({ value: one as string, label: THEME_NAMES[one] })),
        ]}
        onChange={({ currentTarget }) =>
          change({ theme: SURVEY_THEMES.find((one) => one === currentTarget.value) ?? null })
        }
      />
    </div>
  );
}

function isWithin(words: string): boolean {
  return hasVisibleText(words) && words.trim().length <= SURVEY_QUESTION_MAX_LENGTH;
}

/** A scale whose ends the question does not name asks for that. */
function endsHint({ type, scale, text: words }: QuestionDraft): string | undefined {
  if (type !== 'RATING') return undefined;
  const said = new Set(words.match(/\d+/g)?.map(Number));
  const numbers = numbersOf(scale);
  return said.has(numbers[0]!) && said.has(numbers.at(-1)!) ? undefined : text.endsHint[scale];
}
