import { useParams } from 'react-router-dom';
import { useSurveyToTake } from './api.ts';
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
      found={found}
      titleOf={({ survey }) => survey.title}
      languagesOf={({ survey }) => survey}
      deadlineOf={({ open, survey }) => (open ? survey.deadline : null)}
    >
      {(toTake) => (
        <Way
          runId={toTake.survey.id}
          anonymous={toTake.survey.anonymous}
          answered={toTake.answered}
          over={toTake.open ? null : <Over>{toTake.answered ? text.endedAnswered : text.ended}</Over>}
        >
          {(userId, session) => <SurveyForm userId={userId} toTake={toTake} session={session} />}
        </Way>
      )}
    </TakingPage>
  );
}
