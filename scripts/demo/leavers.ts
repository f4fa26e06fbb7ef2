import { randomUUID } from 'node:crypto';
import { askLeaver } from '#functions/automations/stage-polls/ask-leaver.ts';
import { storedAnswers } from '#functions/runs/submission.ts';
import { submitByLink } from '#functions/runs/submit.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import { readyQuestion } from '#shared/rules/ready-questions.ts';
import { STAGES } from '#shared/rules/stage-polls.ts';
import { contextOf, type Company } from './company.ts';
import { addDays, addHours } from './days.ts';
import { seeded } from './random.ts';
import { submissionOf } from './survey-answers.ts';

const SEED = 61;
/** Days after their letter somebody answers. */
const ANSWERED_AFTER = 2;
/** What people left for, by places among what the question offers: the income, no development, the load, the manager. */
const [INCOME, LOAD, MANAGER, DEVELOPMENT] = [0, 1, 2, 4] as const;
const LEFT_FOR = [[INCOME], [DEVELOPMENT, INCOME], [LOAD, MANAGER], [LOAD]] as const;
/** Nobody says that they would never come back, which is offered last. */
const RETURN_CHOICES = 3;

/** Switches on what asks newcomers and leavers; whoever has left so far had a letter then, and all but one of six answered. */
export async function askThoseWhoLeft(company: Company): Promise<void> {
  const { repos, texts, workspaceId, members, today } = company;
  const automations = (await repos.automations.find(workspaceId))!; // every new workspace has its nights
  const setting = { enabled: true, settings: { stages: [...STAGES] } };
  await repos.automations.set(workspaceId, automations, 'stage_polls', setting);
  const random = seeded(SEED);
  const reasons = readyQuestion('whyLeft');
  const again = readyQuestion('wouldReturn');
  const leavers = members.flatMap((who) => (who.left === null ? [] : [{ who, left: who.left }]));
  for (const [index, { who, left }] of leavers.toSorted((a, b) => +a.left - +b.left).entries()) {
    const workspace = (await repos.workspaces.find(workspaceId))!;
    const { newId, now } = contextOf(company, who, addHours(left, 1));
    await askLeaver(
      { ...who, language: texts.language, chosen: null },
      { repos, vault: () => company.vault, workspace, plan: await planOf(repos, workspace.ownerId, today), now, newId },
    );
    if (index % 6 === 3) continue;
    const { id } = (await repos.stagePolls.find(workspaceId))!.surveys.left!;
    const run = (await repos.runs.findConsistent(id))!;
    const said = submissionOf(
      run.questions,
      [
        random.pick(LEFT_FOR).map((place) => reasons.options[place]!),
        random.between(1, 4),
        random.between(2, 5),
        random.between(1, 4),
        random.between(1, 3),
        random.between(3, 9),
        random.pick(again.options.slice(0, RETURN_CHOICES)),
        random.pick([...texts.singlePolls.afterLeaving, null]),
      ],
      random,
    );
    const answers = { answers: storedAnswers(run.questions, said.answers), seconds: said.time_spent };
    await submitByLink(run, answers, randomUUID(), { repos, now: addDays(now, ANSWERED_AFTER) });
  }
}
