import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { put, remove } from '#data/writes.ts';
import type { Decision, DecisionKey, DecisionSource } from '#shared/models/decision.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { addDays, moscowDay, moscowMoment } from '#shared/rules/working-days.ts';

/** What was decided about teams on the first screen of a workspace: nobody's name stands with it. */
export function createDecisions(table: Table) {
  return {
    /** Those that hold still, in the order of their sources and teams. */
    async holding(workspaceId: string, now: Date): Promise<Decision[]> {
      const today = moscowDay(now);
      const items = await table.queryAll(ranges.decisions(workspaceId));
      return items.map(toDecision).filter(({ until }) => until > today);
    },

    /** Keeps a decision in place of the one there was about the same. */
    async keep(workspaceId: string, decision: Decision): Promise<void> {
      const { source, team, text, until, task_id: taskId } = decision;
      const ttl = seconds(moscowMoment(addDays(until, 1), '00:00'));
      await table.write(
        put({ ...keys.decision(workspaceId, source, team), type: 'decision', source, team, text, until, taskId, ttl }),
      );
    },

    /** Takes a decision back; nothing happens where there is none. */
    async takeBack(workspaceId: string, { source, team }: DecisionKey): Promise<void> {
      await table.write(remove(keys.decision(workspaceId, source, team)));
    },
  };
}

function toDecision(item: Item): Decision {
  return {
    source: item['source'] as DecisionSource,
    team: String(item['team']),
    text: String(item['text']),
    until: String(item['until']),
    task_id: typeof item['taskId'] === 'string' ? item['taskId'] : null,
  };
}
