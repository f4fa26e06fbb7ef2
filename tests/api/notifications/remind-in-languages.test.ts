import { afterEach, expect, it, vi } from 'vitest';
import type { Job } from '#data/job-item.ts';
import { MAILS } from '#functions/jobs/letters.ts';
import { automations } from '#shared/contract/automations.ts';
import { inLanguage } from '#shared/text/current.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeSession,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { translate } from '#tests/support/translations.ts';

const SITE = 'https://tonus.example';
const [MONDAY, THURSDAY_10] = [new Date('2026-11-16T09:00:00.000Z'), new Date('2026-11-19T07:00:00.000Z')];

afterEach(() => void vi.useRealTimers());

async function reminderTo({ email }: Person) {
  const jobs = (await storedItems(email)).flatMap(({ job }) => (job ? [job as Job] : []));
  const reminders = jobs.flatMap((job) =>
    job.kind === 'send-mail' && job.mail.template === 'poll-reminder' ? [{ ...job, values: job.mail.values }] : [],
  );
  expect(reminders).toHaveLength(1);
  return reminders[0]!;
}

it('reminds in the language somebody has chosen for polls, with the title in it, where the run has that language', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const [member, other] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
  const { token } = await makeSession(member.id, MONDAY);
  const choice = { token, params: { id: workspace.id }, body: { language: 'ky' as const } };
  expect((await request(automations.changeTelling, choice)).status).toBe(200);
  const asker = { ...owner, token: (await makeSession(owner.id, MONDAY)).token };
  const poll = await makePoll(asker, workspace, { is_anonymous: true, title: 'Пульс недели' });
  await translate(asker, { kind: 'poll', id: poll.id }, 'ky');
  await makeFrame(asker, poll, { reminders: true, deadline: '2026-12-30T12:00:00.000Z' });

  vi.setSystemTime(THURSDAY_10);
  await fire('send-reminders');
  const { language, values } = await reminderTo(member);
  expect(language).toBe('ky');
  const { subject, text } = inLanguage('ky', () => MAILS['poll-reminder'](values, SITE));
  expect(subject).toBe('Сурамжылоо жообуңузду күтүп турат');
  expect(text).toContain('> Сурамжылоо: Пульс недели · ky\n');
  expect(text).toContain('Жооп берүү мөөнөтү: 30-декабрь, 15:00 (Москва убактысы).');
  expect(text).toContain(`${SITE}/app/poll/${poll.id}/take?lang=ky`);
  for (const question of poll.questions) expect(text).not.toContain(question.text);
  expect(await reminderTo(other)).toMatchObject({ language: 'ru', values: { poll: 'Пульс недели', lang: 'ru' } });
});
