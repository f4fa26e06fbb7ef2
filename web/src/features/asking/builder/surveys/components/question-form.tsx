import { ActionIcon, NativeSelect, Switch, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { SURVEY_QUESTION_MAX_LENGTH, SURVEY_THEMES } from '#shared/models/survey.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { kindNamed, KIND_NAMES, KINDS } from '#web/question-kinds/kinds.ts';
import { TrashIcon } from '#web/ui/icons.tsx';
import { THEME_NAMES } from '#web/text/themes.ts';
import type { QuestionChange } from '#web/question-kinds/question-draft.ts';
import { changeQuestion, withType } from '../lib/edit-draft.ts';
import { builderText } from '../text.ts';
import { ConditionField } from './condition-field.tsx';
import { textFieldId, UNDO_BUTTON_ID } from './field-ids.ts';
import styles from './items.module.css';
import { QuestionMenu } from './question-menu.tsx';
import type { QuestionProps } from './question-props.ts';

const text = builderText.questions;
/** From here on the length is told: most questions never come near the limit. */
const LENGTH_TOLD_FROM = 20;

/** The open question with its fields. */
export function QuestionForm(props: QuestionProps & { readonly handle: ReactNode }) {
  const { question, position, builder, problem, locked, handle } = props;
  const { id, type } = question;
  const { head, settings, hint, lacks } = KINDS[type].editor;
  // What is written is all right: it is the settings that are not.
  const ofSettings = lacks !== undefined && isWithin(question.text);
  const change = (changed: QuestionChange) => builder.change(changeQuestion(builder.draft, id, changed));
  const settingsProps = { question, position, problem: ofSettings ? problem : undefined, locked, onChange: change };
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
          data={KIND_NAMES.map((one) => ({ value: one, label: KINDS[one].editor.name }))}
          onChange={({ currentTarget }) => change(withType(question, kindNamed(currentTarget.value) ?? type))}
        />
        {head?.({ ...settingsProps, className: styles.beside })}
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
          description={hint?.(question)}
          error={ofSettings ? undefined : problem}
          value={question.text}
          rows={1}
          disabled={locked}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        {question.text.length >= LENGTH_TOLD_FROM && (
          <p className={styles.length}>{text.length(question.text.trim().length, SURVEY_QUESTION_MAX_LENGTH)}</p>
        )}
      </div>
      {settings?.(settingsProps)}
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
