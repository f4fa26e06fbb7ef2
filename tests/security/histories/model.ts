import type { DynamoDBRecord } from 'aws-lambda';
import { keys } from '#data/keys.ts';
import { readChange } from '#data/stream.ts';
import type { Item } from '#data/table.ts';
import { PLANS } from '#shared/rules/plans.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { Commit, Doing } from './scheduled-table.ts';
import { idOf, isDeleted, LINK_LIMIT, runIn, type Asked, type Stage } from './stage.ts';

/** What was asked, from when until when, counted in requests to the table, and how it was answered. */
export interface Done {
  readonly asked: Asked;
  readonly doing: Doing;
  readonly from: number;
  readonly to: number;
  readonly status: number;
}

/** What a thing done came to, as commits go by. */
interface Followed extends Done {
  /** What it was asked for was so at some moment meanwhile. */
  held: boolean;
  /** The openings of the run that there were meanwhile. */
  readonly openings: Set<number>;
  /** Where it has put its answer while nothing was deleted. */
  readonly places: Set<string>;
}

const { people: PEOPLE, workspaces: SPACES, pollsPerMonth: POLLS } = PLANS.startup.limits;
const ok = ({ status }: Done) => status < 400;
const refused = ({ status }: Done) => status >= 400 && status < 500;

/**
 * Goes through what was written in its order, and compares it with what was acknowledged, as if everybody had come one
 * after another. Gives everything that could not have come about so.
 */
export function violations(
  stage: Stage,
  before: readonly DynamoDBRecord[],
  commits: readonly Commit[],
  done: readonly Done[],
): string[] {
  const found = new Set<string>();
  const items = new Map<string, Item>();
  const followed: Followed[] = done.map((one) => ({ ...one, held: false, openings: new Set(), places: new Set() }));
  /** Whose answer lies where. */
  const owners = new Map<string, string>();
  let opening = 0;

  const isOpen = () => runIn(items, stage)?.['published'] === true;

  /** What is so from one commit to the next, for everybody who does something meanwhile. */
  const pass = (from: number, to: number): void => {
    for (const one of followed) {
      if (one.from >= to || one.to < from) continue;
      one.held ||= one.asked.holds(items);
      if (isOpen()) one.openings.add(opening);
    }
  };

  const apply = (records: readonly DynamoDBRecord[], by: Followed | null): void => {
    for (const record of records) {
      const { key, old, new: fresh } = readChange(record);
      if (fresh) items.set(idOf(key), fresh);
      else items.delete(idOf(key));
      if (key.pk === keys.run(stage.run.id).pk && (fresh ?? old)?.['type'] === 'response') {
        if (!fresh && !isDeleted(items, stage)) found.add('an answer went while its run was there');
        if (fresh && by) wrote(by, key.sk, fresh);
      }
      if (by && refused(by) && CHANGES.has(String((fresh ?? old)?.['type']))) {
        found.add(`who was refused has changed a ${String((fresh ?? old)?.['type'])}: ${by.doing.name}`);
      }
    }
  };

  const wrote = (by: Followed, place: string, response: Item): void => {
    // Links and codes of a company that is deleted work until the job comes to its run; all of it goes.
    if (!isDeleted(items, stage)) by.places.add(place);
    const { respondent } = by.asked.answer!;
    if ((owners.get(place) ?? respondent) !== respondent)
      found.add(`the answer of somebody else was replaced: ${by.doing.name}`);
    owners.set(place, respondent);
    by.held = (response['answers'] as unknown[])[1] === by.asked.answer?.text;
    if (by.openings.size === 0) found.add(`an answer was taken while the run was closed: ${by.doing.name}`);
  };

  apply(before, null);
  opening = isOpen() ? 1 : 0;
  let at = 0;
  for (const { at: moment, by, records } of commits) {
    pass(at, moment);
    const wasOpen = isOpen();
    apply(records, followed.find(({ doing }) => doing === by) ?? null);
    if (!wasOpen && isOpen()) opening += 1;
    for (const wrong of wrongIn(items, stage)) found.add(wrong);
    at = moment;
  }
  pass(at, Infinity);

  for (const one of followed) {
    const { doing, status } = one;
    if (status >= 500 && !doing.failed) found.add(`${doing.name} was answered ${status} though nothing had failed`);
    if (ok(one) && !one.held) {
      found.add(`${doing.name} was acknowledged and not done`);
    }
  }
  for (const wrong of [...answeredTwice(followed), ...wrongAtLast(items, stage)]) found.add(wrong);
  return [...found];
}

/** What nobody changes who is refused. */
const CHANGES = new Set(['response', 'run', 'workspace', 'member', 'poll']);

/** What must be so at every moment. */
function wrongIn(items: ReadonlyMap<string, Item>, stage: Stage): string[] {
  const wrong: string[] = [];
  for (const [id, item] of items) {
    const { type, count } = item;
    if (type === 'link-use' && Number(item['taken']) > LINK_LIMIT) wrong.push('the link has taken more than its limit');
    if (type === 'usage' && isStartup(id, stage)) {
      if (id.endsWith('\nWORKSPACES') && Number(count) > SPACES!)
        wrong.push('somebody owns more workspaces than the plan allows');
      if (id.includes('\nPOLLS#') && Number(count) > POLLS!)
        wrong.push('somebody has made more polls than the plan allows');
    }
    if (type === 'workspace') wrong.push(...wrongWith(item, items, stage));
  }
  return wrong;
}

const isStartup = (id: string, { founder, guests }: Stage) =>
  [founder, ...guests].some((person) => id.includes(person.id));

function wrongWith(space: Item, items: ReadonlyMap<string, Item>, { startup }: Stage): string[] {
  const id = String(space['id']);
  const members = [...items].filter(
    ([key, { type }]) => type === 'member' && key.startsWith(`${keys.workspace(id).pk}\n`),
  );
  const owners = members.filter(([, { role }]) => role === OWNER_ROLE).map(([, { userId }]) => userId);
  const wrong: string[] = [];
  if (owners.length !== 1 || owners[0] !== space['ownerId'])
    wrong.push(`a workspace has ${owners.length} owners, or another one than it says`);
  if (Number(space['memberCount']) !== members.length) wrong.push('a workspace has counted its members wrong');
  if (id === startup.id && members.length > PEOPLE!) wrong.push('a workspace has more people than the plan allows');
  return wrong;
}

/** Whoever has answered in more places than the run was opened meanwhile; and more by the link than it takes. */
function answeredTwice(followed: readonly Followed[]): string[] {
  const wrong: string[] = [];
  const answers = followed.filter(({ places }) => places.size > 0);
  const byLink = answers.filter(({ asked }) => asked.answer?.byLink).flatMap(({ places }) => [...places]);
  if (new Set(byLink).size > LINK_LIMIT) wrong.push('more have answered by the link than it takes');
  for (const own of Map.groupBy(answers, ({ asked }) => asked.answer!.respondent).values()) {
    const places = new Set(own.flatMap((one) => [...one.places]));
    const openings = [...places].map(
      (place) => new Set(own.filter((one) => one.places.has(place)).flatMap((one) => [...one.openings])),
    );
    if (!eachItsOwn(openings)) wrong.push('somebody has answered twice');
  }
  return wrong;
}

/** Whether every set can be given one of its members that no other is given. */
function eachItsOwn([first, ...rest]: readonly ReadonlySet<number>[]): boolean {
  if (!first) return true;
  return [...first].some((taken) => eachItsOwn(rest.map((set) => new Set([...set].filter((one) => one !== taken)))));
}

/** What must be so when everything that follows from it is done, too. */
function wrongAtLast(items: ReadonlyMap<string, Item>, stage: Stage): string[] {
  const ofRun = [...items].filter(([id]) => id.includes(`#${stage.run.id}\n`));
  if (isDeleted(items, stage)) return ofRun.map(([, { type }]) => `a run that was deleted has left a ${String(type)}`);
  const answered = ofRun.filter(([, { type }]) => type === 'response').length;
  const counted = Number(items.get(idOf(keys.totals(stage.run.id)))?.['responses'] ?? 0);
  return answered === counted ? [] : [`of ${answered} answers ${counted} are counted`];
}
