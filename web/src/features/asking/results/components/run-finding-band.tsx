import { FindingBand } from '#web/ui/figures/finding-band.tsx';
import type { Finding } from '../lib/finding.ts';
import { resultsText } from '../text.ts';

const text = resultsText.finding;

/** What the run has found, before every figure, and how sure it is. */
export function RunFindingBand({ finding }: { readonly finding: Finding }) {
  const { kind, sentence, certainty, silent, comparison } = finding;
  return (
    <FindingBand
      name={text.label}
      label={kind === 'open' ? text.open : text.label}
      title={sentence}
      lines={[certainty, silent, comparison].flatMap((line) => line ?? [])}
    />
  );
}
