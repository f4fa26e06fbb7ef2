import type { Decision } from '#shared/models/decision.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { toast } from '#web/ui/toast.ts';
import { undoToast } from '#web/ui/undo-toast.tsx';
import type { TeamSignal } from '#shared/models/overview.ts';
import { createTask, decide, deleteTask, takeDecisionBack } from '../api.ts';
import { overviewText } from '#text/overview.ts';
import { holdsUntil, taskOf, type Plan } from './decision-task.ts';
import type { ShownSignal } from './strongest.ts';
import { teamName } from './team-name.ts';

const text = overviewText.decisions;

/** What can be done about decisions. Each says what was done, with a way back, and reads the screen again. */
export interface Decisions {
  readonly take: (signal: TeamSignal, plan: Plan) => Promise<void>;
  readonly postpone: (signal: ShownSignal, until: string) => Promise<void>;
  readonly takeBack: (decision: Decision) => Promise<void>;
}

/** Makes decisions of a workspace; `onChange` reads them again. */
export function useDecisions(onChange: () => Promise<unknown>, now: Date): Decisions {
  const { workspace, user } = useWorkspace();
  const failed = (words: string, error: unknown) => toast(`${words}${messageOf(error)}`, 'attention');

  async function takeBack(decision: Decision): Promise<void> {
    try {
      await takeDecisionBack(workspace.id, decision);
      await onChange();
      toast(text.backAgain);
    } catch (error) {
      failed(text.failed, error);
    }
  }

  async function undoTask(decision: Decision, taskId: string): Promise<void> {
    try {
      await deleteTask(taskId);
    } catch (error) {
      failed(text.failed, error);
      return;
    }
    await takeBack(decision);
  }

  return {
    takeBack,

    async postpone(signal, until) {
      const decision = decisionOf(signal, until, null);
      try {
        await decide(workspace.id, decision);
        await onChange();
      } catch (error) {
        failed(text.failed, error);
        return;
      }
      undoToast(text.postponed(formatDay(until, now)), { label: text.undo, run: () => void takeBack(decision) });
    },

    async take(signal, plan) {
      const task = await createTask(taskOf(signal, plan, { workspaceId: workspace.id, userId: user.id })).catch(
        (error: unknown) => failed(text.failed, error),
      );
      if (!task) return;
      const decision = decisionOf(signal, holdsUntil(plan), task.id);
      try {
        await decide(workspace.id, decision);
        await onChange();
      } catch (error) {
        // The task is there, and is said to be: whoever presses again would have two.
        failed(text.notNoted, error);
        return;
      }
      const who = plan.leader?.user.full_name ?? text.toYou;
      undoToast(text.taken(who, formatDay(plan.day, now)), {
        label: text.undoTask,
        run: () => void undoTask(decision, task.id),
      });
    },
  };
}

function decisionOf({ source, team, claim }: ShownSignal, until: string, taskId: string | null): Decision {
  return { source, team, text: `${teamName(team)}: ${claim}`, until, task_id: taskId };
}
