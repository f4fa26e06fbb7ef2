import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { attributesSealer } from '#functions/runs/sealed-attributes.ts';
import { createBallots } from '#functions/runs/repositories/ballots.ts';
import { createCodeMarks } from '#functions/runs/repositories/code-marks.ts';
import { createBreakdowns } from '../repositories/breakdowns.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { createGroupsAsked } from '../repositories/groups-asked.ts';
import { hasCodes, sealsGroups } from '#functions/runs/repositories/run-secrets.ts';
import type { MarkKey } from '#functions/runs/repositories/marks.ts';
import { createParticipation } from '#functions/runs/repositories/participation.ts';
import type { Attributes, Response } from '#functions/runs/repositories/responses.ts';
import { createRunRecords } from '#functions/runs/repositories/run-records.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { publishRecord } from '#functions/runs/publish-record.ts';
import { createSurveys } from '../repositories/surveys.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id, runId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'break-down-survey': z.infer<typeof payload>;
  }
}

const UNKNOWN: Attributes = { team: null, tenure: null, role: null };

/**
 * Compares the respondents of a completed survey, and then destroys what tells of which group an answer was: the keys
 * of the sealed attributes, and the marks of who, or which code, has answered. Whatever anybody reads of groups is what it writes down.
 * A comparison that is there is never made again: killed in between, it goes on to the destroying. In between the record of
 * the survey is published, which counts marks.
 */
export const breakDownSurvey = defineJob({
  kind: 'break-down-survey',
  payload,
  repositories: {
    ballots: createBallots,
    members: createMembers,
    runRecords: createRunRecords,
    breakdowns: createBreakdowns,
    codeMarks: createCodeMarks,
    runs: createRuns,
    groupsAsked: createGroupsAsked,
    participation: createParticipation,
    surveys: createSurveys,
  },
  async run({ runId }, { repos, analysisTools }) {
    const run = await repos.runs.find(runId, { consistent: true });
    // A survey that is open has the job asked for when it is completed.
    if (!run || run.published) return;
    if (!(await repos.breakdowns.has(runId))) {
      const [key, groupsKey] = await Promise.all([repos.participation.key(runId), repos.codeMarks.groupsKey(runId)]);
      // Its deletion takes the key away with the survey, and then closes the run: that was no completion.
      if (!(await repos.surveys.findConsistent(surveyOf(run)))) return;
      const attributesOf = opener(run, key, groupsKey);
      const asked = await repos.groupsAsked.of(runId);
      const rows = rowsOf(repos.breakdowns.rows(run), attributesOf);
      await repos.breakdowns.save(runId, await analysisTools().breakDownRun(run, asked, rows));
    }
    await publishRecord(run, repos);
    if (run.isAnonymous) await repos.participation.end(runId);
    if (hasCodes(run) || sealsGroups(run)) await repos.codeMarks.end(runId);
  },
});

function surveyOf({ workspaceId, pollCreatedAt, pollId }: Run) {
  return { workspaceId, createdAt: pollCreatedAt, id: pollId };
}

async function* rowsOf(pages: AsyncIterable<readonly Response[]>, attributesOf: (response: Response) => Attributes) {
  for await (const page of pages) {
    yield page.map((response) => ({ answers: response.answers, ...attributesOf(response) }));
  }
}

/**
 * How the attributes of an answer are read: as they are in a survey with names, else under the key of the run, or that of
 * its codes and ballots; nothing stored says which of them an answer is sealed with.
 */
function opener(
  { id, isAnonymous }: Run,
  key: MarkKey | null,
  groupsKey: Pick<MarkKey, 'secret'> | null,
): (response: Response) => Attributes {
  if (!isAnonymous) return ({ attributes }) => attributes ?? UNKNOWN;
  if (key === null) throw new Error(`The key of the survey ${id} is gone before its respondents were compared`);
  const ofMembers = attributesSealer(key, id);
  const ofCodes = groupsKey && attributesSealer(groupsKey, id);
  return ({ sealed, key: place }) => {
    if (!sealed) return UNKNOWN;
    try {
      return ofMembers.open(sealed, place);
    } catch (error) {
      if (!ofCodes) throw error;
      return ofCodes.open(sealed, place);
    }
  };
}
