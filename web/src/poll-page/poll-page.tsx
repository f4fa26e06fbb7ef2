import type { PublicPoll } from '#shared/models/answers.ts';
import { Ended, useEnding } from './ended.tsx';
import { type Found, FoundPage } from './found.tsx';
import { NotFound } from './page-states.tsx';
import type { PollSource } from './poll-source.ts';
import { PublicAnswerForm } from './public-answer-form.tsx';
import { siteAddress } from '#web/lib/site-address.ts';
import { publicPageText as text } from '#text/poll-page.ts';

interface PollPageProps {
  readonly first: Found<PublicPoll>;
  readonly ask: () => Promise<Found<PublicPoll>>;
  readonly source: PollSource;
}

/** The public poll page: the form of a link's or a code's poll, or why there is none. */
export function PollPage({ first, ask, source }: PollPageProps) {
  const notFound =
    source.via === 'code' ? <WrongCode /> : <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
  return (
    <FoundPage first={first} find={ask} notFound={notFound} closed={<EndedPoll source={source} />}>
      {(poll, onReload) => <PublicAnswerForm source={source} poll={poll} onReload={onReload} />}
    </FoundPage>
  );
}

/** A code that leads nowhere was most likely mistyped. */
function WrongCode() {
  const again = { href: siteAddress('/c'), text: text.typeCode };
  return (
    <NotFound title={text.wrongCode} way={again}>
      {text.wrongCodeHint}
    </NotFound>
  );
}

function EndedPoll({ source }: { readonly source: PollSource }) {
  const told = useEnding(source.loadEnded);
  return <Ended place={source.place()} told={told} />;
}
