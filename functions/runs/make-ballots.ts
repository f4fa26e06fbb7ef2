import { conflict } from '#core/http/errors.ts';
import type { Vault } from '#core/clients/vault.ts';
import { teamTag } from '#shared/ballots/ballot.ts';
import { toBase64Url } from '#shared/ballots/bytes.ts';
import { type BallotKey, fingerprintOf, type Manifest, questionTag } from '#shared/ballots/manifest.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { GroupsAsked } from '#functions/surveys/repositories/groups-asked.ts';
import { hasBallots } from '#shared/rules/ballots.ts';
import type { NewBallots } from './repositories/ballots.ts';
import { openedRun, type Opening } from './repositories/opened-run.ts';
import type { Run } from './repositories/run.ts';
import { ballotsErrors } from '#text/runs/ballots.ts';
import { newKeyPair } from './ballots/key-pair.ts';

const OPENINGS_MAX = 255;

/** What of a run, as it is opened, decides about its ballots. */
type OpenedRun = Pick<
  Run,
  | 'id'
  | 'workspaceId'
  | 'workspaceName'
  | 'title'
  | 'questions'
  | 'isAnonymous'
  | 'resultsVisibility'
  | 'dimensions'
  | 'smallestGroup'
  | 'invited'
  | 'ballots'
>;

/**
 * Keys and manifest for an opening of a run, which compares these teams; null where it has no ballots. Each opening has keys
 * of its own, as those of the one before are gone.
 */
export async function makeBallots(
  run: OpenedRun,
  teams: readonly string[],
  vault: Pick<Vault, 'seal'>,
): Promise<NewBallots | null> {
  const asked = run.invited ?? 0;
  // The record has a byte for it; keys of its own for each opening are made for a few.
  if (openingOf(run) > OPENINGS_MAX) conflict(ballotsErrors.openings);
  if (
    !hasBallots({ ...run, anonymous: run.isAnonymous, visibility: run.resultsVisibility, teams: teams.length, asked })
  ) {
    return null;
  }
  const pairs = await Promise.all([null, ...teams].map(async (team) => ({ team, ...(await newKeyPair()) })));
  const [manifest, sealed] = await Promise.all([
    manifestOf(run, pairs),
    Promise.all(pairs.map(({ privateKey }) => vault.seal(privateKey, { run: run.id, kind: 'ballots' }))),
  ]);
  const fingerprint = toBase64Url(await fingerprintOf(manifest));
  return { ballots: { opening: openingOf(run), fingerprint, teams }, manifest, sealed };
}

/** The same for a run of a poll that is about to be opened. */
export async function ballotsAtOpening(
  run: Run,
  poll: Poll,
  opening: Opening,
  { vault, now }: { readonly vault: Pick<Vault, 'seal'>; readonly now: Date },
): Promise<NewBallots | null> {
  const opened = openedRun(run, poll, opening, now);
  // A team of sheets alone has nobody who could be given a ballot.
  const teams = opened.comparedTeams.flatMap(({ name, people }) => (people === null ? [] : [name]));
  return makeBallots({ ...opened, ballots: run.ballots }, teams, vault);
}

/** The same for a survey that is about to be published; the teams are those of which it asks enough people. */
export async function ballotsOfSurvey(
  run: Run,
  groups: GroupsAsked,
  vault: Pick<Vault, 'seal'>,
): Promise<NewBallots | null> {
  const large = (groups.team ?? []).filter(({ people }) => people >= run.smallestGroup);
  return makeBallots(
    run,
    large.map(({ name }) => name),
    vault,
  );
}

function openingOf({ ballots }: OpenedRun): number {
  return (ballots?.opening ?? 0) + 1;
}

async function manifestOf(
  run: OpenedRun,
  pairs: readonly { readonly team: string | null; readonly n: string }[],
): Promise<string> {
  const keys = await Promise.all(
    pairs.map(async ({ n, team }): Promise<BallotKey> => ({
      n,
      team: team && toBase64Url(await teamTag(run.id, team)),
    })),
  );
  return JSON.stringify({
    version: 1,
    run: run.id,
    opening: openingOf(run),
    workspace: run.workspaceName,
    title: run.title,
    questions: await Promise.all(run.questions.map(({ text }) => questionTag(text))),
    results_visibility: run.resultsVisibility,
    smallest_group: run.smallestGroup,
    keys,
  } satisfies Manifest);
}
