import { useParams } from 'react-router-dom';
import { LanguagesPage } from './components/languages-page.tsx';

/** The languages of a survey. */
export default function SurveyLanguagesPage() {
  const { surveyId = '' } = useParams();
  return <LanguagesPage key={surveyId} thing={{ kind: 'survey', id: surveyId }} />;
}
