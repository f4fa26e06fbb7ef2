import { Button } from '@mantine/core';
import type { RuleEntry } from '#shared/models/automation-rule.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { formatRubles } from '#text/format.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import { useRuleLog } from '../api.ts';
import { rulesText as text } from '#text/automations/rules.ts';
import styles from '../rules.module.css';

const TONES: Record<RuleEntry['outcome'], TagTone> = { done: 'good', skipped: 'calm', failed: 'attention' };

/** What rules did, why and what it cost, the newest first. */
export function RulesLog({ workspaceId }: { readonly workspaceId: string }) {
  const now = useNow();
  const { pages, error, hasMore, more, busy, retry } = useRuleLog(workspaceId);
  const entries = (pages ?? []).flatMap((page) => page.entries);
  return (
    <Card title={text.log}>
      {entries.length === 0 &&
        error === undefined &&
        (pages === undefined ? <SkeletonCards count={1} lines={2} /> : <Caption>{text.logEmpty}</Caption>)}
      <ul className={styles.log}>
        {entries.map(({ id, at, outcome, what, why, person, cost }) => (
          <li key={id}>
            <Inline justify="between" gap="16" rowGap="8">
              <Caption as="span">{formatDayAndTime(at, now)}</Caption>
              <Tag tone={TONES[outcome]}>{text.outcomes[outcome]}</Tag>
            </Inline>
            <p dir="auto">
              {what}
              {cost === null ? '' : `, ${formatRubles(cost)}`}
            </p>
            <Caption dir="auto">{person === null ? why : `${person}. ${why}`}</Caption>
          </li>
        ))}
      </ul>
      {error !== undefined && <ErrorState title={text.logFailed} error={error} onRetry={retry} />}
      {hasMore && (
        <Button variant="default" loading={busy} onClick={more}>
          {text.more}
        </Button>
      )}
    </Card>
  );
}
