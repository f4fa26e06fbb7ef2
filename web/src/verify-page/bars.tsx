import type { RunRecord } from '#shared/models/ballot.ts';
import { verifyText as text } from '#text/verify-page.ts';

interface BarsProps {
  readonly head: RunRecord;
  /** How many ballots were counted. */
  readonly ballots: number;
}

/** How many were invited, given out and counted, one under the other. */
export function Bars({ head, ballots }: BarsProps) {
  const sum = (of: 'issued' | 'again') => head.openings.reduce((total, opening) => total + opening[of], 0);
  const [issued, again] = [sum('issued'), sum('again')];
  // Of a run that was opened again a ballot may have been given out twice and used once, for the same answer.
  const unused = head.openings.length > 1 ? 0 : issued - ballots;
  const bars = [
    ['invited', head.invited, text.invited(head.invited)],
    ['issued', issued, text.issued(issued, again)],
    ['counted', ballots, text.counted(ballots, unused)],
  ] as const;
  const most = Math.max(1, ...bars.map(([, count]) => count));
  return (
    <dl className="bars" aria-label={text.figures}>
      {bars.map(([name, count, said]) => (
        <div key={name}>
          <dt>{text.bars[name]}</dt>
          <dd>
            <span className="track" aria-hidden="true">
              <span className={`bar bar-${name}`} style={{ width: `${(100 * Math.max(0, count)) / most}%` }} />
            </span>
            <span>{said}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
