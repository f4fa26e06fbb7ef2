import { type BallotSettings, TEAMS_WITH_KEYS_MAX, whyNoBallots } from '#shared/rules/ballots.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { Caption } from '#web/ui/layout/layout.tsx';

const text = ballotsText.launch;

/** Before an anonymous run is opened: whether its anonymity can be checked, and else which setting prevents it. */
export function BallotsHint({ settings }: { readonly settings: BallotSettings }) {
  const why = whyNoBallots(settings);
  // What a run with names is like is said elsewhere, and so is that nobody is asked or nobody will read the answers.
  if (why === 'named' || why === 'nobody_asked' || why === 'never_shown') return null;
  return (
    <Caption>
      <b>{why === null ? text.checkable : text.usual}</b>{' '}
      {why === null ? text.checkableText : text.without[why](TEAMS_WITH_KEYS_MAX)}
    </Caption>
  );
}
