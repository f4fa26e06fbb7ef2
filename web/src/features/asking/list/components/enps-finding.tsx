import type { CSSProperties } from 'react';
import type { Enps } from '#shared/rules/enps.ts';
import { signed } from '#shared/rules/signed.ts';
import { silentBriefly } from '#shared/rules/silent-words.ts';
import type { Silent } from '#shared/rules/statistics/silent.ts';
import { enpsDisplay } from '#web/lib/enps-display.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { listText } from '#text/asking/list.ts';
import styles from './enps-finding.module.css';

const text = listText.outcome;

interface EnpsFindingProps {
  readonly enps: Enps;
  /** How far it may lie were those who kept silent others; null where nothing is to be told. */
  readonly silent: Silent | null;
  /** How it differs from the run before, in words. */
  readonly change: string | null;
}

/** A finding at a glance: the figure, where it lies on its scale and how far it may lie, and whether that is a change. */
export function EnpsFinding({ enps, silent, change }: EnpsFindingProps) {
  const { score, low, high } = enpsDisplay(enps);
  return (
    <Stack gap="6" shrink tone="ink-2" className={styles.finding}>
      <Inline as="p" align="baseline" gap="10" rowGap="0">
        <b className={styles.score}>{score}</b>
        <Text as="span" oneLine>
          <span className="visually-hidden">eNPS, </span>
          {text.range(low, high)}
          <span className="visually-hidden">{silentBriefly(silent, signed)}</span>
        </Text>
      </Inline>
      <div className={styles.scale} title={silent ? text.silent(signed(silent.low), signed(silent.high)) : undefined}>
        {silent && <span className={styles.silent} style={part(silent.low, silent.high)} />}
        <span className={styles.interval} style={part(enps.low, enps.high)} />
        <span className={styles.zero} />
        <span className={styles.dot} style={{ left: at(enps.score) }} />
      </div>
      {change !== null && <p>{change}</p>}
    </Stack>
  );
}

/** Where a score stands between −100 and 100. */
const at = (score: number): string => `${(Math.max(-100, Math.min(100, score)) + 100) / 2}%`;
const part = (low: number, high: number): CSSProperties => ({ left: at(low), right: `calc(100% - ${at(high)})` });
