import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { POLL_TITLE_MAX_LENGTH } from '#shared/models/poll.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { AddBar } from '../../components/add-bar.tsx';
import { BuilderColumns } from '../../components/builder-columns.tsx';
import { BuilderHeader } from '../../components/builder-header.tsx';
import { Preview } from '../../components/preview.tsx';
import { QuestionsCard } from '../../components/questions-card.tsx';
import { TryButton } from '../../components/try-button.tsx';
import { addItems, addReady } from '../../lib/edit-draft.ts';
import { textFieldId } from '../../lib/field-ids.ts';
import { usageOf } from '../../lib/usage.ts';
import { builderText } from '#text/asking/builder.ts';
import { checksOf } from '../lib/checks.ts';
import { pollAsked } from '../lib/poll-preview.ts';
import { asAsked, blankQuestion, toQuestion } from '../lib/poll-draft.ts';
import { isComplete, problemsOf } from '../lib/problems.ts';
import type { PollEditorState } from '../lib/use-poll-editor.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { LeaveModal } from './leave-modal.tsx';
import { MoreKinds } from './more-kinds.tsx';
import styles from './poll-editor.module.css';
import { PollSettings, type SettingNotes } from './poll-settings.tsx';
import { Suggestions } from './suggestions.tsx';

const text = authoringText.form;

interface PollEditorProps {
  readonly editor: PollEditorState;
  readonly words: {
    readonly header: { readonly untitled: string; readonly placeholder: string };
    readonly back: string;
    readonly submit: string;
    readonly submitting: string;
  };
  readonly backTo: string;
  /** What drops the work that was brought back is called. */
  readonly drop: string;
  readonly saving: boolean;
  /** Why the last attempt failed; null when it did not. */
  readonly failure: unknown;
  readonly notes?: SettingNotes;
  /** The parts of a poll that exists. */
  readonly tabs?: ReactNode;
  /** Stands below the header. */
  readonly notice?: ReactNode;
  /** Stands above the questions. */
  readonly aboutQuestions?: ReactNode;
  /** Stands above the button. */
  readonly beforeSubmit?: ReactNode;
  /** Another way to send it; stands beside the button. */
  readonly otherSubmit?: { readonly label: string; readonly run: () => void } | null;
  /** What becomes of the poll when a survey is made of it. */
  readonly poll: 'new' | 'stored' | 'opened';
  readonly onSubmit: () => void;
}

const NO_NOTES: SettingNotes = { anonymous: null, publicLink: null };

/** The form of a poll, new or not: settings, questions, and what happens to work that is not saved. */
export function PollEditor(props: PollEditorProps) {
  const { editor, words, backTo, drop, saving, failure, notes = NO_NOTES, tabs, notice } = props;
  const { aboutQuestions, beforeSubmit, otherSubmit, poll, onSubmit } = props;
  const { workspace, can } = useWorkspace();
  const members = useMembers(workspace.id);
  const [trying, setTrying] = useState(false);
  const { draft, change, edit } = editor.builder;
  const shown = asAsked(draft);
  const builder = { ...editor.builder, draft: shown };
  const problems = problemsOf(draft, failure instanceof ApiError ? failure.errors : []);
  const asked = pollAsked(shown);
  const ready = isComplete(draft);
  const usage = usageOf(draft.title, POLL_TITLE_MAX_LENGTH);

  function add() {
    const question = blankQuestion();
    edit((now) => addItems(now, [question]));
    builder.open(question.id);
    focusField(textFieldId(question.id));
  }
  function suggest(question: string) {
    const suggested = toQuestion({ text: question, required: true, scale: null, direction: null });
    edit((now) => addReady(now, [suggested]));
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !saving) onSubmit();
      }}
    >
      <BuilderHeader
        title={draft.title}
        words={words.header}
        back={{ to: backTo, label: words.back }}
        mistake={problems.title}
        note={
          usage && !usage.over
            ? builderText.length.usage(usage.used, usage.max)
            : draft.title === ''
              ? ''
              : (problems.title ?? '')
        }
        locked={saving}
        onRename={(title) => change({ ...draft, title })}
      >
        <TryButton draft={shown} asked={asked} opened={trying} onChange={setTrying} />
      </BuilderHeader>
      {tabs}
      <div className={styles.notices}>
        {notice}
        <RestoredNotice editor={editor} drop={drop} />
      </div>
      <div className={styles.body}>
        <BuilderColumns
          builder={builder}
          preview={!trying && <Preview asked={asked} openId={builder.openId} />}
          checklist={{
            title: authoringText.checklist.title,
            checks: checksOf(shown, problems, members.data?.length ?? null),
          }}
        >
          <Card title={text.settingsTitle}>
            <PollSettings
              draft={draft}
              notes={notes}
              locked={saving}
              onChange={(changed) => change({ ...draft, ...changed })}
            />
          </Card>
          <QuestionsCard builder={builder} problems={problems} locked={saving} about={aboutQuestions}>
            <Suggestions draft={draft} locked={saving} onPick={suggest} />
            <AddBar builder={builder} locked={saving}>
              <Button variant="default" leftSection={<PlusIcon size={18} />} disabled={saving} onClick={add}>
                {builderText.add.question}
              </Button>
              {can('surveys.create') && <MoreKinds editor={editor} poll={poll} locked={saving} />}
            </AddBar>
          </QuestionsCard>
        </BuilderColumns>
      </div>
      <div className={styles.before}>
        {failure !== null && <FailureNote error={failure} />}
        {beforeSubmit}
        <p id="poll-form-hint" className={styles.hint}>
          {ready ? '' : problems.items.size > 0 ? text.tooLong : text.notReady}
        </p>
      </div>
      <div className={styles.submit}>
        {otherSubmit && (
          <Button variant="default" disabled={!ready || saving} onClick={otherSubmit.run}>
            {otherSubmit.label}
          </Button>
        )}
        <Button type="submit" disabled={!ready || saving} aria-describedby="poll-form-hint">
          {saving ? words.submitting : words.submit}
        </Button>
      </div>
      <LeaveModal editor={editor} />
    </form>
  );
}
