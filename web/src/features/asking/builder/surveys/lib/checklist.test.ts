import { describe, expect, it } from 'vitest';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import type { Member } from '#shared/models/workspace.ts';
import { checklistOf } from './checklist.ts';
import { aDraft, aQuestion, idOf } from '../../test-support/draft-factory.ts';
import { problemsOf } from './problems.ts';
import type { SurveyDraft } from './survey-draft.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
// Border: of a member, the id and the role are all that is read.
const members = Array.from({ length: 8 }, (_, at) => ({
  id: idOf(at),
  role: at < 2 ? 'hr' : 'сотрудник',
})) as unknown as Member[];
const LAUNCH: SurveyLaunch = { people: 8, results_visibility: 'closed', dimensions: [], remarks: [] };

function checks(draft: SurveyDraft, launch?: SurveyLaunch) {
  const list = checklistOf(draft, { contacts: 0, members, problems: problemsOf(draft), launch, now });
  return Object.fromEntries(list.map(({ key, tone, text }) => [key, `${tone}: ${text.replaceAll('\u00a0', ' ')}`]));
}
const ready = aDraft([aQuestion(1)], { deadline: '2026-11-28T15:00:00.000Z' });

describe('before a launch', () => {
  it('everything is ready that is', () => {
    const { questions, audience, deadline, channels } = checks(ready);
    expect(questions).toBe('ready: 1 вопрос, отвечать около минуты');
    expect(audience).toBe('ready: Спросим 8 человек');
    expect(deadline).toMatch(/^ready: Срок до 28 ноября, .+, не ответившим напомним$/);
    expect(channels).toBe('ready: Пригласим письмом');
  });

  it('a small audience of an anonymous survey is told the truth, a named one is asked', () => {
    const small = { ...ready, respondents: 'ROLES', roles: ['hr'] } as const;
    expect(checks(small)['audience']).toMatch(/^missing: Анонимно спрашивают не меньше пяти человек/);
    expect(checks({ ...small, anonymous: false })['audience']).toBe('ready: Спросим 2 человек');
    expect(checks({ ...small, roles: ['владелец'] })['audience']).toBe('missing: Выберите, кого спросить');
  });

  it('a deadline may be missing, not past; nobody learns of it without invitations', () => {
    const { deadline, channels } = checks({ ...ready, deadline: null, channels: [] });
    expect([deadline, channels].map((one) => one?.split(':')[0])).toEqual(['warning', 'warning']);
    expect(checks({ ...ready, deadline: now.toISOString() })['deadline']).toMatch(/^missing/);
  });

  it('a question without text is not asked, which is said', () => {
    const draft = { ...ready, items: [...ready.items, aQuestion(2, { text: '' })] };
    expect(checks(draft)['blank']).toBe('warning: Один вопрос без текста: его не зададим');
  });

  it('the server adds what it knows besides, and repeats nothing', () => {
    const remark = (code: string, blocks = false) => ({ code, text: code, blocks, question_id: null });
    const launch = { ...LAUNCH, remarks: [remark('no_deadline'), remark('open_texts'), remark('nobody', true)] };
    const told = checks({ ...ready, deadline: null }, launch);
    expect(Object.values(told)).toContain('warning: open_texts');
    expect(Object.values(told)).toContain('missing: nobody');
    expect(Object.values(told)).not.toContain('warning: no_deadline');
  });
});
