import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SURVEY_TITLE_MAX_LENGTH, type Survey } from '#shared/models/survey.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { AskingTabs } from '#web/features/asking/components/asking-tabs.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { useLaunch } from '../api.ts';
import { surveyAsked } from '../lib/survey-preview.ts';
import { unreached } from '../lib/audience.ts';
import { checklistOf } from '../lib/checklist.ts';
import { countOf, problemsOf } from '../lib/problems.ts';
import { saveWords } from '../lib/save-words.ts';
import { storedDrafts } from '../lib/stored-draft.ts';
import { sameDraft, type SurveyDraft, toDraft } from '../lib/survey-draft.ts';
import { useAutosave } from '../lib/use-autosave.ts';
import { useSurveyContacts } from '../lib/use-survey-contacts.ts';
import { useKeptOnDevice, useSurveyBuilder } from '../lib/use-survey-builder.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import { surveyText as text } from '#text/asking/builder/surveys.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BlockedDialog } from './blocked-dialog.tsx';
import { BuilderHeader } from '../../components/builder-header.tsx';
import { Builder } from './builder.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { ExampleButton } from './example-button.tsx';
import { LaunchDialog } from './launch-dialog.tsx';
import { TryButton } from '../../components/try-button.tsx';

/** A draft being built: it is stored by itself; launching is a step of its own. */
export function DraftEditor({ survey }: { readonly survey: Survey }) {
  const { user, workspace } = useWorkspace();
  const place = { userId: user.id, workspaceId: workspace.id, id: survey.id };
  const typed = useTyped(survey);
  const builder = useSurveyBuilder(place, typed ?? toDraft(survey));
  const { draft } = builder;
  const problemCount = countOf(problemsOf(draft));
  const [opened] = useState({ draft: toDraft(survey), version: builder.restoredVersion ?? survey.version });
  const autosave = useAutosave(survey.id, opened, draft, problemCount === 0);
  const { state, basis, unsaved, flush, rebase } = autosave;
  useKeptOnDevice(place, draft, basis.version, unsaved);
  const problems = problemsOf(
    draft,
    state.kind === 'refused' && state.error instanceof ApiError ? state.error.errors : [],
  );
  const members = useMembers(workspace.id);
  const launch = useLaunch(survey.id, basis.version);
  const now = useNow(DEADLINE_TICK);
  const contacts = useSurveyContacts(draft, survey);
  const checks = checklistOf(draft, {
    members: members.data,
    contacts: contacts?.asked.people ?? 0,
    problems,
    launch: launch.data,
    now,
  });
  const blocks = checks.filter(({ tone }) => tone === 'missing');
  const [dialog, setDialog] = useState<'launch' | 'blocked' | 'try' | null>(null);
  const close = () => setDialog(null);

  // Somebody else has stored a newer one, and nothing is typed here: what is shown follows.
  if (survey.version > basis.version && !unsaved && state.kind === 'saved') {
    const newest = toDraft(survey);
    rebase({ draft: newest, version: survey.version });
    if (!sameDraft(newest, draft)) builder.follow(newest);
  }

  function take(newest: Survey) {
    const theirs = toDraft(newest);
    rebase({ draft: theirs, version: newest.version });
    builder.replace(theirs, text.undo.replacedByNewest);
  }
  function overwrite(newest: Survey) {
    rebase({ draft: toDraft(newest), version: newest.version });
  }
  return (
    <>
      <BuilderHeader
        words={text.header}
        back={{ to: paths.surveys, label: text.back }}
        maxLength={SURVEY_TITLE_MAX_LENGTH}
        title={draft.title}
        mistake={problems.title}
        note={saveWords(state, problemCount)}
        locked={false}
        onRename={(title) => builder.change({ ...draft, title })}
      >
        <TryButton
          draft={draft}
          asked={surveyAsked(draft)}
          opened={dialog === 'try'}
          onChange={(open) => setDialog(open ? 'try' : null)}
        />
        {blocks.length > 0 ? (
          <Button variant="default" onClick={() => setDialog('blocked')}>
            {launchText.blocked.button}
          </Button>
        ) : (
          <Button disabled={problemCount > 0 || state.kind === 'conflict'} onClick={() => setDialog('launch')}>
            {launchText.button}
          </Button>
        )}
      </BuilderHeader>
      <AskingTabs
        thing={{ kind: 'survey', id: survey.id }}
        current="questions"
        isTranslated={survey.translated_into.length > 0}
      />
      {state.kind === 'conflict' && <ConflictBanner newest={state.newest} onTake={take} onOverwrite={overwrite} />}
      {state.kind === 'refused' && <FailureNote error={state.error} />}
      {builder.restoredFrom !== null && (
        <Notice
          actions={
            <Button variant="default" size="sm" onClick={() => builder.follow(basis.draft)}>
              {text.undo.startOver}
            </Button>
          }
          onClose={builder.acknowledgeRestored}
        >
          {text.undo.restored(formatDateTime(builder.restoredFrom))}
        </Notice>
      )}
      <Builder
        builder={builder}
        problems={problems}
        members={members.data}
        contacts={contacts}
        checks={checks}
        launch={launch.data}
        launchProblem={launch.error && !launch.data ? launchText.checklist.unknown : undefined}
        locked={false}
        example={<ExampleButton disabled={problemCount > 0 || state.kind === 'conflict'} flush={flush} />}
        previewHidden={dialog === 'try'}
      />
      {dialog === 'blocked' && <BlockedDialog blocks={blocks} onClose={close} />}
      {dialog === 'launch' && (
        <LaunchDialog
          draft={draft}
          unreached={unreached(draft, members.data)}
          flush={flush}
          onLaunched={() => storedDrafts.remove(place)}
          onClose={close}
        />
      )}
    </>
  );
}

/** What was typed before the survey was stored for the first time, with what could not be sent yet. */
function useTyped(survey: Survey): SurveyDraft | null {
  const { state } = useLocation();
  const [typed] = useState<SurveyDraft | null>(() => {
    const draft = (state as { readonly draft?: SurveyDraft } | null)?.draft ?? null;
    return draft && sameDraft(draft, toDraft(survey)) ? draft : null;
  });
  return typed;
}
