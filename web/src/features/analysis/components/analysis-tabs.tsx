import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { analysisTab, ANALYSIS_TABS, type AnalysisTab } from '#web/lib/paths.ts';
import { formatNumber } from '#text/format.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import { analysisText } from '#text/analysis.ts';
import styles from './analysis-tabs.module.css';

const text = analysisText.tabs;

interface AnalysisTabsProps {
  readonly tab: AnalysisTab;
  readonly onChange: (tab: AnalysisTab) => void;
  /** How much each holds; undefined while that is not known. */
  readonly counts: { readonly [Tab in AnalysisTab]?: number | undefined };
  /** What stands beside the tabs. */
  readonly aside: ReactNode;
  /** What is shown under the chosen one. */
  readonly children: ReactNode;
}

/** Findings and recommendations. */
export function AnalysisTabs({ tab, onChange, counts, aside, children }: AnalysisTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(value) => onChange(analysisTab(value))}
      variant="none"
      keepMounted={false}
      className={styles.tabs ?? ''}
    >
      <Inline justify="between" gap="20" rowGap="8">
        <Tabs.List aria-label={text.label} className={styles.list ?? ''}>
          {ANALYSIS_TABS.map((name) => (
            <Tabs.Tab key={name} value={name} className={styles.tab ?? ''}>
              {text[name]}{' '}
              {counts[name] !== undefined && <span className={styles.count}>{formatNumber(counts[name])}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {aside}
      </Inline>
      {ANALYSIS_TABS.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === tab && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
