import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import { bankText } from '#text/asking/builder/bank.ts';
import { AddBar } from '../../components/add-bar.tsx';
import { type Item, newQuestion, newSection, writtenQuestions } from '../../lib/draft.ts';
import { addItems } from '../../lib/edit-draft.ts';
import { textFieldId } from '../../lib/field-ids.ts';
import type { BuilderState } from '../../lib/use-builder.ts';
import { builderText } from '#text/asking/builder.ts';
import { fromPoll } from '../lib/from-poll.ts';
import { fromSet } from '../lib/from-ready.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';

const SetsDialog = lazy(() => import('./sets-dialog.tsx'));
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

interface SurveyAddBarProps {
  readonly builder: BuilderState<SurveyDraft>;
  readonly locked: boolean;
}

/** What can be added: a question of each kind, a heading, ready questions, those of a poll or a file. */
export function SurveyAddBar({ builder, locked }: SurveyAddBarProps) {
  const { draft, profile } = builder;
  // Whoever comes to take questions from there finds the place open.
  const from = useSearchParams()[0].get('from');
  const [dialog, setDialog] = useState<'sets' | 'import' | null>(from === 'import' ? from : null);
  const close = () => setDialog(null);

  function add(type: QuestionKind) {
    const question = newQuestion(type);
    builder.change(addItems(draft, [question], builder.openId));
    builder.open(question.id);
    focusField(textFieldId(question.id));
  }
  function addSection() {
    const section = newSection();
    builder.change(addItems(draft, [section], builder.openId));
    focusField(textFieldId(section.id));
  }
  /** Takes the place of what is there; with a way back where anything was. */
  function replace(items: readonly Item[], title: string, goal: string, message: string, pollId: string | null = null) {
    const next = {
      ...draft,
      items,
      title: draft.title.trim() || title,
      goal: draft.goal.trim() || goal,
      fromPoll: pollId,
    };
    if (writtenQuestions(draft).length > 0) builder.replace(next, message);
    else builder.follow(next);
    close();
  }
  return (
    <>
      <AddBar
        builder={builder}
        locked={locked}
        fromBank={from === 'bank'}
        elsewhere={
          <>
            <Button variant="light" disabled={locked} aria-haspopup="dialog" onClick={() => setDialog('sets')}>
              {surveyText.add.sets}
            </Button>
            <Button variant="light" disabled={locked} aria-haspopup="dialog" onClick={() => setDialog('import')}>
              {surveyText.add.import}
            </Button>
          </>
        }
      >
        <Text as="span" size="note" tone="ink-2" aria-hidden="true">
          {builderText.add.label}
        </Text>
        {profile.kinds.map((type) => (
          <Button key={type} variant="default" disabled={locked} onClick={() => add(type)}>
            {KINDS[type].editor.add ?? KINDS[type].editor.name}
          </Button>
        ))}
        <Button variant="default" disabled={locked} onClick={addSection}>
          {builderText.add.section}
        </Button>
      </AddBar>
      {dialog !== null && (
        <Arrival waiting={null} failed={bankText.failed}>
          {dialog === 'sets' && (
            <SetsDialog
              draft={draft}
              onPick={(set) => replace(fromSet(set), set.title, set.goal, surveyText.undo.replacedBySet)}
              onClose={close}
            />
          )}
          {dialog === 'import' && (
            <ImportDialog
              draft={draft}
              onPoll={(poll) => replace(fromPoll(poll), poll.title, '', surveyText.undo.replacedByPoll, poll.id)}
              onFile={({ items, title, goal }) => replace(items, title, goal, surveyText.undo.replacedByFile)}
              onClose={close}
            />
          )}
        </Arrival>
      )}
    </>
  );
}
