import type { PublicPoll } from '#shared/models/answers.ts';
import { EnterCode } from './enter-code.tsx';
import { Ended, useEnding } from './ended.tsx';
import { type Found, FoundPage } from './found.tsx';
import { NotFound } from './page-states.tsx';
import type { PollSource } from './poll-source.ts';
import { PublicAnswerForm } from './public-answer-form.tsx';
import { publicPageText as text } from '#text/poll-page.ts';

interface PollPageProps {
  readonly first: Found<PublicPoll>;
  readonly ask: () => Promise<Found<PublicPoll>>;
  /** Null where the address names no poll yet. */
  readonly source: PollSource | null;
}

/** The public poll page: the form of a link's or a code's poll, or why there is none. */
export function PollPage({ first, ask, source }: PollPageProps) {
  if (source === null) return <EnterCode />;
  const notFound =
    source.via === 'code' ? <EnterCode wrong /> : <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
  return (
    <FoundPage first={first} find={ask} notFound={notFound} closed={<EndedPoll source={source} />}>
      {(poll, onReload) => <PublicAnswerForm source={source} poll={poll} onReload={onReload} />}
    </FoundPage>
  );
}

function EndedPoll({ source }: { readonly source: PollSource }) {
  const told = useEnding(source.loadEnded);
  return <Ended place={source.place()} told={told} />;
}
