import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SURVEY_TITLE_MAX_LENGTH, type Survey } from '#shared/models/survey.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { ReminderField } from '#web/ui/launch/reminder-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { kindWords } from '#web/question-kinds/kinds.ts';
import { THEME_NAMES } from '#text/common/themes.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { useSurveyActions } from '../api.ts';
import { readyText } from '#text/asking/builder/surveys/ready.ts';
import { conditionWords } from '../../lib/condition-words.ts';
import { storedDrafts } from '../lib/stored-draft.ts';
import { optionsOf, writesOptions } from '../../lib/draft.ts';
import { toDraft } from '../lib/survey-draft.ts';
import { toFile } from '../lib/survey-file.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';
import { surveyText } from '#text/asking/builder/surveys.ts';
import { builderText } from '#text/asking/builder.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BuilderHeader } from '../../components/builder-header.tsx';
import styles from '../../components/builder.module.css';
import { DeadlineField } from './deadline-field.tsx';

const text = launchText.locked;

/** A survey that was launched: its questions to be read; title, deadline and reminders to be changed while it runs. */
export function LockedSurvey({ survey }: { readonly survey: Survey }) {
  const { updateSurvey } = useSurveyActions();
  const action = useAction();
  const [title, setTitle] = useState(survey.title);
  const [deadline, setDeadline] = useState(survey.deadline);
  const [reminders, setReminders] = useState(survey.reminders);
  const runs = survey.status === 'PUBLISHED';
  const change = {
    ...(title.trim() !== survey.title && { title: title.trim() }),
    ...(deadline !== survey.deadline && { deadline }),
    ...(reminders !== survey.reminders && { reminders }),
  };
  const changed = Object.keys(change).length > 0;
  const save = () =>
    void action.run(
      () => updateSurvey(survey.id, { ...change, version: survey.version }),
      () => toast(text.saved),
    );
  return (
    <>
      <BuilderHeader
        words={surveyText.header}
        back={{ to: paths.surveys, label: surveyText.back }}
        maxLength={SURVEY_TITLE_MAX_LENGTH}
        title={title}
        mistake={title.trim() === '' ? surveyText.problems.title : null}
        note=""
        locked={!runs || action.busy}
        onRename={setTitle}
      >
        <Button component={Link} to={paths.surveyResults(survey.id)} variant={runs && changed ? 'default' : 'filled'}>
          {text.results}
        </Button>
        {runs && changed && (
          <Button disabled={title.trim() === ''} loading={action.busy} onClick={save}>
            {text.save}
          </Button>
        )}
      </BuilderHeader>
      <OwnChanges survey={survey} />
      <Notice>{runs ? text.text : text.ended}</Notice>
      {action.error !== null && <FailureNote error={action.error} />}
      {runs && (
        <Card title={text.settings}>
          <div className={styles.fields}>
            <DeadlineField value={deadline} mistake={null} locked={action.busy} onChange={setDeadline} />
            <ReminderField reminders={reminders} locked={action.busy} onChange={setReminders} />
          </div>
        </Card>
      )}
      <Outline survey={survey} />
    </>
  );
}

/** What was typed here while somebody launched it: to be kept as a file, from which another survey can be made. */
function OwnChanges({ survey }: { readonly survey: Survey }) {
  const { user, workspace } = useWorkspace();
  const place = { userId: user.id, workspaceId: workspace.id, id: survey.id };
  const [kept, setKept] = useState(() => storedDrafts.read(place, new Date()));
  if (!kept) return null;
  function save() {
    const name = exportFileName(survey.title, new Date().toISOString(), 'json', readyText.import.fileFallback);
    if (kept) saveFile(new Blob([toFile(kept.draft)], { type: 'application/json' }), name);
  }
  function drop() {
    storedDrafts.remove(place);
    setKept(null);
  }
  return (
    <Notice
      tone="attention"
      actions={
        <>
          <Button size="sm" variant="default" onClick={save}>
            {surveyText.saving.keepMine}
          </Button>
          <Button size="sm" variant="default" onClick={drop}>
            {surveyText.saving.dropMine}
          </Button>
        </>
      }
    >
      {surveyText.saving.launchedMeanwhile}
    </Notice>
  );
}

function Outline({ survey }: { readonly survey: Survey }) {
  const draft = toDraft(survey);
  return (
    <Card title={text.questions}>
      <Stack as="ol" gap="14" className={styles.outline}>
        {draft.items.map((item) => {
          if (item.kind === 'section') return item.title === '' ? null : <h3 key={item.id}>{item.title}</h3>;
          const options = optionsOf(item).map((option) => option.text);
          const about = [
            kindWords(item),
            ...(writesOptions(item) && options.length > 0 ? [options.join(', ')] : []),
            ...(item.required ? [] : [builderText.questions.optional]),
            ...(item.theme ? [THEME_NAMES[item.theme]] : []),
            conditionWords(draft, item),
          ].filter((one) => one !== null);
          return (
            <li key={item.id}>
              {item.text}
              <Caption>{about.join(' · ')}</Caption>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
