import type { PublicPoll } from '#shared/models/answers.ts';
import { loadEnded, loadPoll } from './api.ts';
import { Ended } from './ended.tsx';
import { find, type Found, FoundPage } from './found.tsx';
import { NotFound } from './page-states.tsx';
import { PublicAnswerForm } from './public-answer-form.tsx';
import { publicPageText as text } from './text.ts';

interface PollPageProps {
  readonly token: string;
  readonly first: Found<PublicPoll>;
}

/** The public poll page: the form of a link's poll, or why there is none. */
export function PollPage({ token, first }: PollPageProps) {
  const notFound = <NotFound title={<span lang="en">{text.notFound}</span>}>{text.notFoundHint}</NotFound>;
  return (
    <FoundPage
      first={first}
      find={() => find(token, loadPoll)}
      notFound={notFound}
      closed={
        <Ended
          place={token}
          load={() => loadEnded(token)}
          actions={() => (
            <a className="button button-outline" href="/">
              {text.toStart}
            </a>
          )}
        />
      }
    >
      {(poll, onReload) => <PublicAnswerForm token={token} poll={poll} onReload={onReload} />}
    </FoundPage>
  );
}
