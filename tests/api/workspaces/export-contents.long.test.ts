import { describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { makeCompany } from '#tests/security/company.ts';
import { downloadArchive, type Unpacked } from '#tests/support/archives.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeTask,
  makeWorkspace,
  vault,
} from '#tests/support/factories.ts';
import { importEmployees } from '#tests/support/finance.ts';
import { makeExpense } from '#tests/support/money.ts';
import { makeOfferRequest } from '#tests/support/offers.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { makeShownSurvey } from '#tests/support/shown-survey.ts';
import { translate } from '#tests/support/translations.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { makeAnsweredPoll, makeAskingSurvey } from '#tests/support/dialogues.ts';

const json = (files: Unpacked, path: string) => JSON.parse(files[path]!);
/** Everything in an archive but its list of contents. */
const allText = (files: Unpacked): string => Object.values(files).join('\n');

describe('an archive holds', () => {
  it('everything a workspace owns, each table as CSV and as JSON, and says what is what', async () => {
    const owner = await makePerson();
    const company = await makeCompany(owner);
    await makeOfferRequest(owner, company.workspace);
    await countAll();
    const files = await downloadArchive(owner, company.workspace);
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining([
        'workspace.json',
        'members.csv',
        'invitations.csv',
        'contacts.csv',
        'data-requests.csv',
        'destructions.csv',
        'processing-register.json',
        'person-joins.csv',
        'polls/01/poll.json',
        'polls/01/run-01/results.json',
        'polls/01/run-01/answers.csv',
        expect.stringMatching(/^polls\/\d+\/analysis-of-1-builtin\.json$/),
        'surveys/01/survey.json',
        'surveys/01/results.json',
        'surveys/01/comments.csv',
        'tasks.csv',
        'task-events.csv',
        'workload-builtin.json',
        'integrations.json',
        'automations.json',
        'automations-log.csv',
        'finance/employees-2026-10.csv',
        'finance/leavers.csv',
        'finance/months.csv',
        'finance/month-expenses.csv',
        'finance/budgets.json',
        'finance/expenses.csv',
        'finance/initiatives.csv',
        'finance/predictions.csv',
        'rules.json',
        'rules-log.csv',
        'offer-requests.csv',
        'README.txt',
      ]),
    );
    expect(json(files, 'processing-register.json')).toMatchObject({
      company: 'ООО «Ромашка»',
      connected: expect.arrayContaining([{ kind: 'telegram', name: null }]),
      bases: expect.arrayContaining([expect.objectContaining({ purpose: 'pay', legal_basis: '' })]),
    });
    expect(json(files, 'destructions.json')).toMatchObject([{ reason: 'decision', by: OWNER_ROLE }]);
    for (const name of names.filter((one) => one.endsWith('.csv'))) {
      expect(Array.isArray(json(files, name.replace(/csv$/, 'json')))).toBe(true);
      expect(files[name]).toMatch(/^\uFEFF"/);
    }
    for (const name of names.filter((one) => one !== 'README.txt')) {
      expect(files['README.txt']).toContain(name);
    }
    expect(files['README.txt']).toContain('ЧЕГО ЗДЕСЬ НЕТ');
    // Notes of one-to-ones are their authors’, not the workspace’s.
    expect(allText(files)).not.toContain(company.note.text);
  });

  it('what people have made: invitations, tasks with their comments, requests to partners, pay', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const task = await makeTask(owner, workspace, { title: 'Разобрать отпуска' });
    await request(tasks.addTaskComment, {
      token: owner.token,
      params: { id: task.id },
      body: { text: 'Начните с июля' },
    });
    await importEmployees(owner, workspace, [{ email: 'anna@example.com', salary: 120_000.55, department: 'Продажи' }]);
    await makeExpense(workspace, { title: 'Тимбилдинг', kopecks: 150_050, kind: 'other' });
    await makeOfferRequest(owner, workspace, { people: 7 });
    const files = await downloadArchive(owner, workspace);
    expect(json(files, 'tasks.json')).toMatchObject([{ title: 'Разобрать отпуска', created_by: 'Анна Петрова' }]);
    expect(json(files, 'task-events.json')).toMatchObject([
      { kind: 'комментарий', text: 'Начните с июля', author: 'Анна Петрова' },
      { kind: 'создана' },
    ]);
    expect(json(files, 'finance/employees-2026-10.json')).toMatchObject([
      { email: 'anna@example.com', salary: 120_000.55, department: 'Продажи' },
    ]);
    expect(files['finance/employees-2026-10.csv']).toContain('"120000,55"');
    expect(json(files, 'finance/expenses.json')).toMatchObject([
      { title: 'Тимбилдинг', amount: 1500.5, kind: 'другое' },
    ]);
    expect(json(files, 'offer-requests.json')).toMatchObject([{ people: 7, status: 'отправлен' }]);
  });

  it('nothing that a spreadsheet would run, and in JSON the text as it was', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const title = `=HYPERLINK("http://evil.example";"Отпуск")`;
    await makeTask(owner, workspace, { title });
    const files = await downloadArchive(owner, workspace);
    expect(files['tasks.csv']).toContain(`"'=HYPERLINK(""http://evil.example""`);
    expect(json(files, 'tasks.json')[0].title).toBe(title);
  });
});

describe('an archive tells of answers', () => {
  it('without names, times or order only what is shown', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const poll = await makePoll(owner, workspace, { is_anonymous: true });
    const hidden = await makeFrame(owner, poll, { results_visibility: 'from_5' });
    for (const words of ['Раз', 'Два', 'Три', 'Четыре']) await makeResponse(poll, hidden.public_token, ['9', words]);
    await countAll();
    const before = await downloadArchive(owner, workspace);
    expect(json(before, 'polls/01/run-01/answers.json')).toEqual([]);
    expect(json(before, 'polls/01/run-01/results.json')).toMatchObject({ shown: 0, enps: null });
    expect(allText(before)).not.toContain('Четыре');

    await makeResponse(poll, hidden.public_token, ['9', 'Пять']);
    await countAll();
    const after = await downloadArchive(owner, workspace);
    const shown = json(after, 'polls/01/run-01/answers.json') as { question: string; text: string }[];
    // A row has one answer and nothing else: no alias, no team, no time, and no other answer of the same person.
    for (const row of shown) expect(Object.keys(row)).toEqual(['question', 'text']);
    const [scores, words] = poll.questions.map(({ text }) => shown.filter(({ question }) => question === text));
    expect(shown).toHaveLength(scores!.length + words!.length);
    expect(scores!.map(({ text }) => text)).toEqual(['9', '9', '9', '9', '9']);
    expect(words!.map(({ text }) => text).toSorted()).toEqual(['Два', 'Пять', 'Раз', 'Три', 'Четыре']);
  });

  it('by the answers of each where they are shown at once, without names and times', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const poll = await makePoll(owner, workspace, { is_anonymous: true });
    const run = await makeFrame(owner, poll, { results_visibility: 'live' });
    await makeResponse(poll, run.public_token, ['9', 'Раз']);
    await countAll();
    const files = await downloadArchive(owner, workspace);
    expect(json(files, 'polls/01/run-01/answers.json')).toEqual([{ q1: '9', q2: 'Раз', q3: null }]);
  });

  it('with names where the poll is not anonymous, and without the time all the same', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const member = await makeMember(workspace, 'сотрудник', { firstName: 'Вера', lastName: 'Белова' });
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const frame = await makeFrame(owner, poll, { results_visibility: 'live' });
    const body = { answers: answersTo(poll, ['3', 'Шумно']) };
    expect((await request(polls.takePoll, { token: member.token, params: { id: frame.id }, body })).status).toBe(200);
    await countAll();
    const files = await downloadArchive(owner, workspace);
    const [row] = json(files, 'polls/01/run-01/answers.json') as [object];
    expect(row).toMatchObject({ name: 'Вера Белова', q1: '3', q2: 'Шумно' });
    expect(Object.keys(row)).toEqual(['name', 'consent', ...poll.questions.map((_, index) => `q${index + 1}`)]);
  });

  it('in the languages of a poll: each text beside its own, with who has checked it', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const poll = await makePoll(owner, workspace);
    await translate(owner, { kind: 'poll', id: poll.id });
    await makeFrame(owner, poll);
    const files = await downloadArchive(owner, workspace);
    const { language, translations } = json(files, 'polls/01/poll.json') as {
      language: string;
      translations: { language: string; texts: object[] }[];
    };
    expect([language, translations[0]!.language, translations[0]!.texts[0]]).toEqual([
      'ru',
      'uz',
      { own: 'Пульс недели', text: 'Пульс недели · uz', state: 'checked', checked_by: 'Анна Петрова' },
    ]);
    expect(json(files, 'polls/01/run-01/results.json')).toMatchObject({ languages: ['ru', 'uz'] });
  });

  it('to a survey by its figures, and by its words where enough people wrote some', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const answers = (words: readonly string[]) => words.map((text) => ['4', text || null]);
    const questions = [
      { type: 'RATING', text: 'Хватает ли сил?' } as const,
      { type: 'TEXT', text: 'Что мешает?' } as const,
    ];
    await makeShownSurvey(workspace, { questions, answers: answers(['Шум', 'Гул', 'Стук', 'Звон', 'Дым', 'Чад']) });
    const enough = await downloadArchive(owner, workspace);
    expect(json(enough, 'surveys/01/comments.json')).toHaveLength(6);
    expect(json(enough, 'surveys/01/results.json')).toMatchObject({ shown: 6 });

    const other = await makeWorkspace(owner);
    await makeShownSurvey(other, { questions, answers: answers(['Тайное слово', '', '', '', '', '']) });
    const few = await downloadArchive(owner, other);
    expect(json(few, 'surveys/01/comments.json')).toEqual([]);
    expect(allText(few)).not.toContain('Тайное слово');
  });

  it('what was said with authors whom nobody knows, by the day and without keys; what they say today not yet', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const { poll, dialogue } = await makeAnsweredPoll(owner, workspace);
    const { askingSurvey, surveyDialogue } = await makeAskingSurvey(owner, workspace);
    const say = { token: owner.token, body: { text: 'Какие смены?' } };
    const params = { id: askingSurvey.id, dialogueId: surveyDialogue.id };
    await request(surveys.answerSurveyDialogue, withKey(surveys.answerSurveyDialogue, { ...say, params }));
    const own = { params: { key: dialogue.key }, body: { text: 'Секрет до завтра' } };
    expect((await request(answers.writeInOwnDialogue, withKey(answers.writeInOwnDialogue, own))).status).toBe(200);
    const files = await downloadArchive(owner, workspace);
    const comment = { question: poll.questions[1]!.text, comment: 'Ничего', by: 'владелец' };
    expect(json(files, 'polls/01/run-01/conversations.json')).toEqual([
      { ...comment, on: moscowDay(new Date()), text: 'Спасибо! Что помогло бы?' },
    ]);
    expect(json(files, 'surveys/01/conversations.json')).toMatchObject([{ comment: 'Смены', text: 'Какие смены?' }]);
    const all = allText(files);
    for (const secret of [dialogue.key, dialogue.id, dialogue.box, surveyDialogue.key, surveyDialogue.id]) {
      expect(all).not.toContain(secret);
    }
    expect(all).not.toContain('Секрет до завтра');
  });
});

it('an archive holds no secret of another service, no token and no hash', async () => {
  const owner = await makePerson();
  const { workspace, frame, invitation, reportedSurvey } = await makeCompany(owner);
  await makePortal(workspace);
  const sealed = await vault.seal('x', { workspace: workspace.id, kind: 'bitrix24' });
  expect(sealed.length).toBeGreaterThan(20);
  const text = allText(await downloadArchive(owner, workspace));
  expect(text).toContain('"bitrix24"');
  for (const secret of ['goodcode', frame.public_token, invitation.token, reportedSurvey.public_token]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/secretHash|sealed|passwordHash|publicToken/);
});
