import type { PublicPoll } from '#shared/models/answers.ts';
import { loadEnded } from './api.ts';
import { Ended, useEnding } from './ended.tsx';
import { type Found, FoundPage } from './found.tsx';
import { NotFound } from './page-states.tsx';
import { PublicAnswerForm } from './public-answer-form.tsx';
import { publicPageText as text } from '#text/poll-page.ts';

interface PollPageProps {
  readonly first: Found<PublicPoll>;
  readonly ask: () => Promise<Found<PublicPoll>>;
  /** The token of the link; of a short address it is known once something was found there. */
  readonly tokenNow: () => string;
}

/** The public poll page: the form of a link's poll, or why there is none. */
export function PollPage({ first, ask, tokenNow }: PollPageProps) {
  const notFound = <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
  return (
    <FoundPage first={first} find={ask} notFound={notFound} closed={<EndedPoll tokenNow={tokenNow} />}>
      {(poll, onReload) => <PublicAnswerForm token={tokenNow()} poll={poll} onReload={onReload} />}
    </FoundPage>
  );
}

function EndedPoll({ tokenNow }: Pick<PollPageProps, 'tokenNow'>) {
  const token = tokenNow();
  const told = useEnding(() => loadEnded(token));
  return <Ended place={token} told={told} />;
}
