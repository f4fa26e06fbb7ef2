import type { Evidence } from '#shared/models/analysis.ts';
import { ChartIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { analysisText as text } from '#text/analysis.ts';
import styles from './evidence-chips.module.css';

interface EvidenceChipsProps {
  readonly evidence: readonly Evidence[];
  readonly onOpen: (evidence: Evidence) => void;
}

/** What a finding rests on; each opens exactly that. */
export function EvidenceChips({ evidence, onOpen }: EvidenceChipsProps) {
  if (evidence.length === 0) return null;
  return (
    <Inline as="ul" align="stretch" gap="6" rowGap="0" shrink>
      {evidence.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={text.evidence.open(one.label)}
            aria-haspopup="dialog"
            onClick={() => onOpen(one)}
          >
            <span className={styles.face}>
              <ChartIcon size={14} />
              {one.label}
            </span>
          </button>
        </li>
      ))}
    </Inline>
  );
}
