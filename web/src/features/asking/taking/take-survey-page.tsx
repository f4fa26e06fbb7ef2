import { useParams } from 'react-router-dom';
import { useSurveyToTake } from './api.ts';
import { ballotsOfSurvey } from './api-ballots.ts';
import { ByBallot } from './components/by-ballot.tsx';
import { Over } from './components/over.tsx';
import { SurveyForm } from './components/survey-form.tsx';
import { TakingPage } from './components/taking-page.tsx';
import { Way } from './components/way.tsx';
import { takingText as text } from '#text/asking/taking.ts';

/** A member answers a survey. */
export default function TakeSurveyPage() {
  const { surveyId = '' } = useParams();
  return <SurveyToAnswer key={surveyId} surveyId={surveyId} />;
}

function SurveyToAnswer({ surveyId }: { readonly surveyId: string }) {
  const found = useSurveyToTake(surveyId);
  return (
    <TakingPage
      about={surveyId}
      found={found}
      titleOf={({ survey }) => survey.title}
      languagesOf={({ survey }) => survey}
      deadlineOf={({ open, survey }) => (open ? survey.deadline : null)}
    >
      {(toTake) => {
        const ballots = ballotsOfSurvey(toTake);
        if (ballots !== null) {
          return (
            <ByBallot
              run={ballots}
              title={toTake.survey.title}
              deadline={toTake.survey.deadline}
              answered={toTake.answered}
              onReload={found.reload}
            >
              {(userId, ballot) => (
                <SurveyForm userId={userId} toTake={toTake} session={ballot.session} ballot={ballot} />
              )}
            </ByBallot>
          );
        }
        return (
          <Way
            runId={toTake.survey.id}
            anonymous={toTake.survey.anonymous}
            answered={toTake.answered}
            over={
              toTake.open ? null : (
                <Over about={toTake.survey.id}>{toTake.answered ? text.endedAnswered : text.ended}</Over>
              )
            }
          >
            {(userId, session) => <SurveyForm userId={userId} toTake={toTake} session={session} ballot={null} />}
          </Way>
        );
      }}
    </TakingPage>
  );
}
