import { usePollId } from '#web/features/asking/lib/use-poll-id.ts';
import { usePollToTake } from './api.ts';
import { ballotsOfPoll } from './api-ballots.ts';
import { ByBallot } from './components/by-ballot.tsx';
import { NoRun } from './components/no-run.tsx';
import { PollForm } from './components/poll-form.tsx';
import { TakingPage } from './components/taking-page.tsx';
import { Way } from './components/way.tsx';

/** A member answers the newest open run of a poll. */
export default function TakePollPage() {
  const pollId = usePollId() ?? '';
  return <PollToAnswer key={pollId} pollId={pollId} />;
}

function PollToAnswer({ pollId }: { readonly pollId: string }) {
  const found = usePollToTake(pollId);
  return (
    <TakingPage
      about={pollId}
      found={found}
      titleOf={({ poll }) => poll.title}
      languagesOf={(toTake) => toTake}
      deadlineOf={({ frame: run }) => run?.deadline ?? null}
    >
      {(toTake) => {
        const run = toTake.frame;
        if (run === null) return <NoRun toTake={toTake} onReload={found.reload} />;
        const ballots = ballotsOfPoll(toTake);
        if (ballots !== null) {
          return (
            <ByBallot
              key={run.id}
              run={ballots}
              title={toTake.poll.title}
              deadline={run.deadline}
              answered={toTake.answered}
              onReload={found.reload}
            >
              {(userId, ballot) => (
                <PollForm userId={userId} toTake={toTake} run={run} session={ballot.session} ballot={ballot} />
              )}
            </ByBallot>
          );
        }
        return (
          <Way key={run.id} runId={run.id} anonymous={toTake.poll.is_anonymous} answered={toTake.answered} over={null}>
            {(userId, session) => (
              <PollForm userId={userId} toTake={toTake} run={run} session={session} ballot={null} />
            )}
          </Way>
        );
      }}
    </TakingPage>
  );
}
