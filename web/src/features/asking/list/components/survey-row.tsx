import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Survey } from '#shared/models/survey.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { TurnoutBar } from '#web/ui/turnout-bar.tsx';
import type { TagTone } from '#web/ui/tag.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { deadlineWords } from '#web/lib/deadline-words.ts';
import type { ListEntry } from '../lib/list-entry.ts';
import { placeOf } from '../lib/place.ts';
import { runDates } from '../lib/run-dates.ts';
import { surveyText as text } from '#text/asking/list/survey.ts';
import { listText } from '#text/asking/list.ts';
import { Row } from './row.tsx';
import { SurveyMenu, type Dialog } from './survey-menu.tsx';

interface SurveyRowProps {
  readonly asked: Extract<ListEntry, { readonly survey: Survey }>;
  readonly now: Date;
  readonly onAsk: (dialog: Dialog) => void;
}

const TONES: Record<Survey['status'], TagTone> = {
  DRAFT: 'calm',
  PUBLISHED: 'good',
  COMPLETED: 'calm',
  ARCHIVED: 'calm',
};

/** A survey in the list: how far it is, until when, and the one thing to do next. */
export function SurveyRow({ asked, now, onAsk }: SurveyRowProps) {
  const { workspace, can } = useWorkspace();
  const { survey } = asked;
  const ofTeams = workspace.own_teams_only && survey.status === 'COMPLETED';
  const readsResults = can('results.read');
  const waits = !readsResults && survey.waits_for_me;
  const answered = !readsResults && survey.answered_by_me === true;
  const state = answered ? text.answered : listText.list.states[asked.state];
  return (
    <Row
      asked={asked}
      place={ofTeams || readsResults ? placeOf(asked) : waits || answered ? paths.surveyTake(survey.id) : null}
      facts={{
        anonymous: survey.anonymous,
        publicLink: survey.allow_unauthenticated && !survey.link_by_letter,
        questions: survey.questions.length,
        createdAt: survey.created_at,
      }}
      state={
        survey.status === 'COMPLETED' && readsResults
          ? null
          : { word: waits ? text.waits : state, tone: TONES[survey.status] }
      }
      outcome={readsResults && survey.status !== 'DRAFT' && <Turnout survey={survey} />}
      when={<p>{whenWords(survey, now)}</p>}
      near={survey.status === 'PUBLISHED' && deadlineWords(survey.deadline, now).near}
      now={now}
      named={false}
      actionsLabel={readsResults ? text.actionsOf(survey.title) : listText.list.actionsOf(survey.title)}
    >
      <Primary survey={survey} reads={ofTeams || readsResults} waits={waits} answered={answered} />
      <SurveyMenu survey={survey} onAsk={onAsk} />
    </Row>
  );
}

interface PrimaryProps {
  readonly survey: Survey;
  readonly reads: boolean;
  readonly waits: boolean;
  readonly answered: boolean;
}

/** The one thing to do next, by what somebody may. */
function Primary({ survey, reads, waits, answered }: PrimaryProps) {
  const { can } = useWorkspace();
  if (survey.status === 'DRAFT') {
    return can('surveys.edit') ? (
      <Button component={Link} to={paths.surveyEdit(survey.id)} variant="default">
        {text.edit}
      </Button>
    ) : null;
  }
  if (reads) {
    return (
      <Button component={Link} to={paths.surveyResults(survey.id)} variant="default">
        {text.results}
      </Button>
    );
  }
  return waits || answered ? (
    <Button component={Link} to={paths.surveyTake(survey.id)} variant={waits ? 'filled' : 'default'}>
      {waits ? text.take : text.change}
    </Button>
  ) : null;
}

/** How many have answered, and of how many where that is known. */
function Turnout({ survey }: { readonly survey: Survey }) {
  const { response_rate: rate, total_invited: invited, total_responded: answered, title } = survey;
  return (
    <TurnoutBar
      label={`${text.turnout}: ${title}`}
      answered={answered ?? 0}
      asked={rate === null ? null : invited}
      rounded={survey.responded_at_least}
    />
  );
}

function whenWords(
  { status, deadline, published_at: opened, updated_at: updated, completed_at: ended }: Survey,
  now: Date,
) {
  if (status === 'PUBLISHED') return deadlineWords(deadline, now).words;
  if (status === 'DRAFT') return text.changed(formatDay(updated, now));
  return runDates(opened, ended ?? updated, now);
}
