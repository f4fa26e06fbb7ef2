import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { readForms } from '#web/lib/forms/read-forms.ts';
import { likelyEnps, pollQuestions, toPast } from '#web/lib/forms/to-past.ts';
import { limeSurvey } from '#web/test-support/lime-files.ts';

/** A day in each quarter of two years, and what six people answered then. */
const QUARTERS = ['2023', '2024'].flatMap((year) => ['02', '05', '08', '11'].map((month) => ({ year, month })));
const scoresOf = (quarter: number) => [10, 9, 8, quarter % 2 === 0 ? 3 : 9, 7, 10];

/** The survey with its answers, as LimeSurvey saves both together. */
function limeArchive(): Uint8Array {
  const asked = [{ type: 'N', attributes: { min_num_value_n: '0', max_num_value_n: '10' } }, { type: 'T' }];
  const rows = QUARTERS.flatMap(({ year, month }, quarter) =>
    scoresOf(quarter).map(
      (score) =>
        `<row><submitdate>${year}-${month}-12 10:00:00</submitdate><_314159X1X1>${score}.0000000000</_314159X1X1>` +
        `<_314159X1X2><![CDATA[Команда & график]]></_314159X1X2></row>`,
    ),
  );
  const answers = `<?xml version="1.0"?><document><LimeSurveyDocType>Responses</LimeSurveyDocType><responses><rows>${rows.join('')}</rows></responses></document>`;
  return zipSync({
    'survey_314159.lss': strToU8(limeSurvey(asked)),
    'survey_314159_responses.lsr': strToU8(answers),
  });
}

/** The table of answers of a Google form. */
function googleTable(): Uint8Array {
  const rows = QUARTERS.flatMap(({ year, month }, quarter) =>
    scoresOf(quarter).map((score) => `12.${month}.${year} 10:11:12,${score},Команда и график`),
  );
  return strToU8(['Отметка времени,Порекомендуете нас?,Почему?', ...rows].join('\n'));
}

it.each([
  ['limesurvey', 'опрос.lsa', limeArchive()],
  ['google_forms', 'Опрос (Ответы).csv', googleTable()],
] as const)('two years of %s stand in the trend, quarter by quarter', async (source, name, content) => {
  const found = await readForms([{ name, bytes: new Uint8Array(content) }], 'google_forms');
  if ('problem' in found) throw new Error(found.problem);
  const { brought } = found;
  const choice = { division: 'quarters' as const, day: null, today: '2026-11-30' };
  const past = toPast(brought, { ...choice, enps: likelyEnps(pollQuestions(brought)) });
  if (past.problem !== null) throw new Error(past.problem);
  const owner = await makePerson();
  const { id } = await makeWorkspace(owner);
  const { token } = owner;
  const file = { name, hash: source.padEnd(64, '0').replaceAll(/[^\da-f]/g, 'a') };
  const body = { source, file, again: false, title: brought.title, ...past.body };
  const made = await request(polls.importPast, { token, params: { id }, body });
  expect([made.status, made.body.runs, made.body.answers]).toEqual([201, 8, 48]);

  const { runs } = (await request(polls.getTrend, { token, params: { id: made.body.poll_id } })).body;
  expect(
    runs.map(({ frame, enps, responses }) => [frame.created_at.slice(0, 10), Math.round(enps!.score), responses]),
  ).toEqual(QUARTERS.map(({ year, month }, quarter) => [`${year}-${month}-12`, quarter % 2 === 0 ? 33 : 67, 6]));
});
