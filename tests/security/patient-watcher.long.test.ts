import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeMember } from '#tests/support/factories.ts';
import {
  answer,
  fewest,
  limit,
  look,
  makeWatched,
  publish,
  slips,
  unexplained,
  type View,
  type Watched,
} from './patient-watcher.ts';

/*
 * Somebody who may read results and has time: they look at everything after whatever happens, and know who answers
 * when. An attack is what they do; it must tell them of one person where answers are seen at once, or it is none.
 */

const LATER = 60_000;

async function answerMany(watched: Watched, count: number): Promise<string[]> {
  const sessions: string[] = [];
  for (let one = 0; one < count; one++) sessions.push(await answer(watched, `Ответ ${one}`));
  return sessions;
}

/** A member answers in the workspace. */
async function answerAsMember({ workspace, poll, frame }: Watched, text: string) {
  const member = await makeMember(workspace, 'сотрудник');
  const body = { answers: answersTo(poll, ['9', text, text]) };
  expect((await request(polls.takePoll, { token: member.token, params: { id: frame.id }, body })).status).toBe(200);
  return member;
}

const ATTACKS: Readonly<Record<string, (watched: Watched) => Promise<View[]>>> = {
  async 'reads every list, figure and page after every answer, as everybody who may'(watched) {
    const views = [await look(watched, watched.watchers)];
    for (let one = 0; one < 12; one++) {
      await answer(watched, `Ответ ${one}`);
      views.push(await look(watched, watched.watchers));
    }
    return views;
  },

  async 'watches whose answers change'(watched) {
    const [first, ...others] = await answerMany(watched, 6);
    await publish(watched, false);
    const views = [await look(watched)];
    await publish(watched, true);
    for (const [index, session] of [first!, ...others.slice(0, 3)].entries()) {
      await answer(watched, `Передумал ${index}`, session);
      views.push(await look(watched));
      await publish(watched, false);
      views.push(await look(watched));
      await publish(watched, true);
    }
    return views;
  },

  async 'opens and closes the run around one answer: the sixth, the seventh, the eighth, the ninth'(watched) {
    await answerMany(watched, 5);
    await publish(watched, false);
    const views = [await look(watched)];
    for (let one = 6; one < 10; one++) {
      await publish(watched, true);
      await answer(watched, `Ответ ${one}`);
      views.push(await look(watched));
      await publish(watched, false);
      views.push(await look(watched));
    }
    return views;
  },

  async 'looks before and after a member is removed or deletes their account'(watched) {
    await answerMany(watched, 4);
    const [removed, deleted] = [await answerAsMember(watched, 'Один'), await answerAsMember(watched, 'Два')];
    const views = [await look(watched)];
    const { owner, workspace } = watched;
    const params = { id: workspace.id };
    await request(workspaces.removeMember, { token: owner.token, params, body: { email: removed.email } });
    views.push(await look(watched));
    await request(auth.deleteMe, { token: deleted.token });
    views.push(await look(watched));
    await answer(watched, 'Ещё один');
    return [...views, await look(watched)];
  },
};

describe.each(Object.entries(ATTACKS))('whoever %s', (_, attack) => {
  it(
    'isolates people where answers are seen at once: the attacker is not blind',
    async () => {
      expect(fewest(await attack(await makeWatched('live')))).toBeLessThan(SMALLEST_GROUP);
    },
    LATER,
  );

  it.each(['from_5', 'closed'] as const)(
    'isolates nobody (%s)',
    async (visibility) => {
      const views = await attack(await makeWatched(visibility));
      expect(fewest(views) ?? SMALLEST_GROUP).toBeGreaterThanOrEqual(SMALLEST_GROUP);
      expect(slips(views)).toEqual([]);
      expect(views.flatMap(unexplained)).toEqual([]);
    },
    LATER,
  );
});

describe('whoever sets the limit of the link', () => {
  it('to 1, 2, 3 … and asks whether it is full is refused all numbers that would tell one answer', async () => {
    const watched = await makeWatched('from_5');
    await answerMany(watched, 3);
    const allowed = [];
    for (let most = 1; most <= 12; most++) if (await limit(watched, most)) allowed.push(most);
    expect(allowed).toEqual([5, 10]);
  });

  it('to 1, 2, 3 … counts answers one by one where they are seen at once', async () => {
    const watched = await makeWatched('live');
    await answerMany(watched, 3);
    await look(watched);
    const full: boolean[] = [];
    for (const most of [3, 4]) {
      await limit(watched, null);
      expect(await limit(watched, most)).toBe(true);
      full.push((await look(watched)).replies.some((reply) => reply.includes('"is_full":true')));
    }
    expect(full).toEqual([true, false]);
  });
});

it(
  'how many have answered is told in fives while the run is open, and exactly once it is closed',
  async () => {
    const watched = await makeWatched('from_5');
    const told = [];
    for (let one = 0; one < 6; one++) {
      await answer(watched, `Ответ ${one}`);
      await answerAsMember(watched, `Участник ${one}`);
      told.push((await look(watched)).told);
    }
    expect(told).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      // Six are shown: fewer are not told to have answered.
      [6, 0, 0],
      [6, 0, 0],
      [10, 5, 5],
      [10, 5, 5],
    ]);
    await publish(watched, false);
    expect((await look(watched)).told).toEqual([12, 6, 6]);
  },
  LATER,
);

type Step = { readonly kind: 'answer' | 'change' | 'member' | 'close' | 'open' | 'limit'; readonly number: number };
const STEPS = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      'answer',
      'answer',
      'answer',
      'answer',
      'change',
      'change',
      'member',
      'close',
      'open',
      'limit',
    ),
    number: fc.nat(1000),
  }),
  { minLength: 12, maxLength: 18 },
);

async function play(steps: readonly Step[], visibility: ResultsVisibility): Promise<View[]> {
  const watched = await makeWatched(visibility);
  const sessions: string[] = [];
  const views: View[] = [];
  let open = true;
  for (const { kind, number } of steps) {
    if (kind === 'open' || kind === 'close') await publish(watched, (open = kind === 'open'));
    else if (kind === 'limit') await limit(watched, [null, 50, 100][number % 3]!);
    else if (open && kind === 'member') await answerAsMember(watched, `Участник ${number}`);
    else if (open && kind === 'change' && sessions.length > 0)
      await answer(watched, `Иначе ${number}`, sessions[number % sessions.length]!);
    else if (open) for (let one = 0; one <= number % 3; one++) sessions.push(await answer(watched, `Ответ ${number}`));
    views.push(await look(watched));
  }
  return views;
}

it.each(['from_5', 'closed'] as const)(
  'whatever happens in whatever order isolates nobody (%s)',
  async (visibility) => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        const views = await play(steps, visibility);
        const least = fewest(views);
        if (least !== null) seen++;
        expect(least ?? SMALLEST_GROUP).toBeGreaterThanOrEqual(SMALLEST_GROUP);
        expect(views.flatMap(unexplained)).toEqual([]);
      }),
      { seed: 11, numRuns: 12, endOnFailure: true },
    );
    expect(seen).toBeGreaterThan(2);
  },
  300_000,
);
