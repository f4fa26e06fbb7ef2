import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SURVEY_TITLE_MAX_LENGTH } from '#shared/models/survey.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { usualDeadline } from '#web/lib/deadline.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { useSurveyActions } from './api.ts';
import { BuilderHeader } from '../components/builder-header.tsx';
import { Builder } from './components/builder.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TryButton } from '../components/try-button.tsx';
import { surveyAsked } from './lib/survey-preview.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import { checklistOf } from './lib/checklist.ts';
import { useSurveyContacts } from './lib/use-survey-contacts.ts';
import { countOf, problemsOf } from './lib/problems.ts';
import { storedDrafts } from './lib/stored-draft.ts';
import { newSurvey, sameDraft, toRequest } from './lib/survey-draft.ts';
import { useKeptOnDevice, useSurveyBuilder } from './lib/use-survey-builder.ts';
import { storedDrafts as pollDrafts } from '../polls/lib/stored-draft.ts';
import { useCarriedPoll } from './lib/use-carried-poll.ts';
import { useSetOfAddress } from './lib/use-set-of-address.ts';
import { surveyText as text } from '#text/asking/builder/surveys.ts';

/** The builder of a new survey: it lies on this device until it is stored for the first time. */
export default function CreateSurveyPage() {
  const { can, workspace } = useWorkspace();
  if (can('surveys.create')) return <NewSurvey key={workspace.id} />;
  return (
    <Stack fit gap="20">
      <PageHeader title={text.newTitle} back={{ to: paths.surveys, label: text.back }} />
      <OfCompany>{text.noRight}</OfCompany>
    </Stack>
  );
}

function NewSurvey() {
  const { user, workspace } = useWorkspace();
  const { createSurvey } = useSurveyActions();
  const navigate = useNavigate();
  const action = useAction();
  const [fresh] = useState(() => newSurvey(usualDeadline(new Date())));
  const place = { userId: user.id, workspaceId: workspace.id, id: null };
  const builder = useSurveyBuilder(place, fresh);
  useSetOfAddress(builder);
  const pollDraft = useCarriedPoll(builder);
  const { draft } = builder;
  const members = useMembers(workspace.id);
  const [stored, setStored] = useState(false);
  useKeptOnDevice(place, draft, 0, !stored && !sameDraft(draft, fresh));
  const problems = problemsOf(draft, action.error instanceof ApiError ? action.error.errors : []);
  const problemCount = countOf(problemsOf(draft));
  const now = useNow(DEADLINE_TICK);
  const contacts = useSurveyContacts(draft);
  const checks = checklistOf(draft, {
    members: members.data,
    contacts: contacts?.asked.people ?? 0,
    problems,
    launch: undefined,
    now,
  });
  const [trying, setTrying] = useState(false);

  async function create() {
    await action.run(
      () => createSurvey(workspace.id, { ...toRequest(draft), from_poll: draft.fromPoll }),
      async (survey) => {
        // What was typed and not sent, a question without text, goes on to where it is edited.
        setStored(true);
        storedDrafts.remove(place);
        if (pollDraft) pollDrafts.remove(pollDraft);
        await navigate(paths.surveyEdit(survey.id), { replace: true, state: { draft } });
      },
    );
  }
  return (
    <Stack fit gap="20">
      <BuilderHeader
        words={text.header}
        back={{ to: paths.surveys, label: text.back }}
        maxLength={SURVEY_TITLE_MAX_LENGTH}
        title={draft.title}
        mistake={problems.title}
        note={
          sameDraft(draft, fresh) ? '' : problemCount > 0 ? text.saving.incomplete(problemCount) : text.saving.onDevice
        }
        locked={action.busy}
        onRename={(title) => builder.change({ ...draft, title })}
      >
        <TryButton draft={draft} asked={surveyAsked(draft)} opened={trying} onChange={setTrying} />
        <Button disabled={problemCount > 0} loading={action.busy} onClick={() => void create()}>
          {text.saving.create}
        </Button>
      </BuilderHeader>
      <LimitHint limit="pollsPerMonth" />
      {action.error !== null && <FailureNote error={action.error} />}
      {builder.restoredFrom !== null && (
        <Notice
          actions={
            <Button variant="default" size="sm" onClick={() => builder.follow(newSurvey(usualDeadline(new Date())))}>
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
        launch={undefined}
        launchProblem={launchText.checklist.saveFirst}
        locked={action.busy}
        previewHidden={trying}
      />
    </Stack>
  );
}
