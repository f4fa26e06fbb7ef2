import { TEAMS_WITH_KEYS_MAX } from '#shared/ballots/ballot.ts';
import { type BallotSettings, teamsWithKeys, whatPreventsBallots } from '#shared/rules/ballots.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { Caption } from '#web/ui/layout/layout.tsx';

const text = ballotsText.launch;

/** Before an anonymous run is opened: whether its anonymity can be checked, and else which setting prevents it. */
export function BallotsHint({ settings }: { readonly settings: BallotSettings }) {
  const prevents = whatPreventsBallots(settings);
  // What a run with names, or one that nobody reads, is like is said elsewhere.
  if (prevents === 'named' || prevents === 'never_shown') return null;
  return (
    <Caption>
      <b>{prevents === null ? text.checkable : text.usual}</b>{' '}
      {prevents === null
        ? text.checkableText
        : prevents === 'many_teams'
          ? text.many_teams(TEAMS_WITH_KEYS_MAX, teamsWithKeys(settings.teams))
          : text[prevents]}
    </Caption>
  );
}
