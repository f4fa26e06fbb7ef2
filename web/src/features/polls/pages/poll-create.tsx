import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FailureNote } from '#web/app/failure-note.tsx';
import { LimitHint } from '#web/app/limit-hint.tsx';
import { paths } from '#web/app/paths.ts';
import { useWorkspace } from '#web/app/workspace-context.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { pollsText } from '#web/text/polls.ts';
import { Card } from '#web/ui/card.tsx';
import { ChevronLeftIcon, PlusIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { usePollActions } from '../api.ts';
import { PollSettings } from '../components/poll-settings.tsx';
import { QuestionEditor, questionFieldId } from '../components/question-editor.tsx';
import { Suggestions } from '../components/suggestions.tsx';
import type { CreatedPoll } from '../lib/created-poll.ts';
import {
  addQuestion,
  canCreate,
  changeQuestion,
  mistakesOf,
  NEW_POLL,
  removeQuestion,
  scaleKey,
  toNewPoll,
} from '../lib/poll-draft.ts';
import styles from './pages.module.css';

const text = pollsText.create;

/** The form of a new poll. */
export function PollCreate() {
  const { can } = useWorkspace();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHeader title={text.title}>
        <Button component={Link} to={paths.pollsBack} variant="default" leftSection={<ChevronLeftIcon size={18} />}>
          {text.back}
        </Button>
      </PageHeader>
      {can('polls.create') ? <CreateForm /> : <NoPermission>{text.noRight}</NoPermission>}
    </div>
  );
}

function CreateForm() {
  const { workspace } = useWorkspace();
  const { createPoll } = usePollActions();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(NEW_POLL);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const mistakes = mistakesOf(draft, failure instanceof ApiError ? failure.errors : []);

  function change(next: typeof draft) {
    setDraft(next);
    setFailure(null);
  }

  async function create() {
    setSaving(true);
    setFailure(null);
    try {
      const poll = await createPoll(toNewPoll(draft, workspace.id));
      await navigate(paths.pollsAfterCreation, { state: { createdPoll: poll.title } satisfies CreatedPoll });
    } catch (error) {
      setFailure(error);
      setSaving(false);
    }
  }

  function add() {
    const next = addQuestion(draft);
    change(next);
    focusLater(questionFieldId(next.questions.at(-1)!.key));
  }

  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canCreate(draft) && !saving) void create();
      }}
    >
      <Card>
        <PollSettings
          draft={draft}
          titleMistake={mistakes.title}
          locked={saving}
          onChange={(changed) => change({ ...draft, ...changed })}
        />
      </Card>
      <Card title={text.questionsTitle}>
        <div className={styles.page}>
          <ol className={styles.list}>
            {draft.questions.map((question, index) => (
              <QuestionEditor
                key={question.key}
                question={question}
                position={index + 1}
                isScale={question.key === scaleKey(draft)}
                mistake={mistakes.questions.get(question.key)}
                locked={saving}
                onChange={(changed) => change(changeQuestion(draft, question.key, changed))}
                onRemove={() => change(removeQuestion(draft, question.key))}
              />
            ))}
          </ol>
          <Suggestions draft={draft} locked={saving} onPick={(question) => change(addQuestion(draft, question))} />
          <Button variant="default" leftSection={<PlusIcon size={18} />} disabled={saving} onClick={add}>
            {text.add}
          </Button>
        </div>
      </Card>
      {failure !== null && <FailureNote error={failure} />}
      <LimitHint limit="pollsPerMonth" />
      <div className={styles.submit}>
        <Button type="submit" disabled={!canCreate(draft) || saving} aria-describedby="create-hint">
          {saving ? text.submitting : text.submit}
        </Button>
        <p id="create-hint" className={styles.hint}>
          {canCreate(draft) ? '' : text.notReady}
        </p>
      </div>
    </form>
  );
}

/** Focuses a field that the next drawing of the page brings. */
function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
