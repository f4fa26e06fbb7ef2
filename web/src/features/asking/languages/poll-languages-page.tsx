import { useParams } from 'react-router-dom';
import { LanguagesPage } from './components/languages-page.tsx';

/** The languages of a poll. */
export default function PollLanguagesPage() {
  const { pollId = '' } = useParams();
  return <LanguagesPage key={pollId} thing={{ kind: 'poll', id: pollId }} />;
}
