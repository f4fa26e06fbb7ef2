import type { PublicPoll } from '#shared/models/answers.ts';
import { type Found, FoundPage } from './found.tsx';
import { later } from './later.tsx';
import type { PollSource } from './poll-source.ts';
import { PublicAnswerForm } from './public-answer-form.tsx';

const EndedPoll = later(async () => (await import('./ended-poll.tsx')).EndedPoll);
const PollNotFound = later(async () => (await import('./poll-not-found.tsx')).PollNotFound);

interface PollPageProps {
  readonly first: Found<PublicPoll>;
  readonly ask: () => Promise<Found<PublicPoll>>;
  readonly source: PollSource;
}

/** The public poll page: the form of a link's or a code's poll, or why there is none. */
export function PollPage({ first, ask, source }: PollPageProps) {
  return (
    <FoundPage
      first={first}
      find={ask}
      notFound={<PollNotFound via={source.via} />}
      closed={<EndedPoll source={source} />}
    >
      {(poll, onReload) => <PublicAnswerForm source={source} poll={poll} onReload={onReload} />}
    </FoundPage>
  );
}
