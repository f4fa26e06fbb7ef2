import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPythonTools } from '#scripts/python-tools.ts';
import { finance } from '#shared/contract/finance.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { waiting } from '#shared/contract/waiting.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { tenth } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { formatNumber } from '#shared/text/ru/format.ts';
import { rubles, shortRubles } from '#shared/text/ru/finance/money.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePoll } from '#tests/support/factories.ts';
import { makeLedCompany, type LedCompany } from '#tests/support/led-teams.ts';
import { makeExpense, makeInitiative } from '#tests/support/money.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { makePack } from '#web/features/overview/pack/lib/make-pack.ts';
import type { PackData } from '#web/features/overview/pack/lib/pack-data.ts';
import { createMeasure } from '#web/features/overview/pack/lib/pack-pdf.ts';
import { packPptx } from '#web/features/overview/pack/lib/pack-pptx.ts';
import { readPrintFonts } from '#web/test-support/read-print-fonts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const INSTALLING_MILLISECONDS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'tonus-slides-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let programs: string;
beforeAll(() => {
  programs = installPythonTools('Reading slides', join(ROOT, '.cache/slides'), { 'python-pptx': '1.0.2' });
}, INSTALLING_MILLISECONDS);

/** Every text of every slide, as whoever edits the slides finds it. */
const READ = `
import json, sys
from pptx import Presentation
slides = Presentation(sys.argv[1]).slides
print(json.dumps([[shape.text_frame.text for shape in slide.shapes if shape.has_text_frame and shape.text_frame.text] for slide in slides]))
`;

/** Two runs of one poll, in which sales and the stock answer otherwise, closed and compared. */
async function ask({ owner, workspace, sales, stock }: LedCompany): Promise<void> {
  const poll = await makePoll(owner, workspace, { title: 'Пульс' });
  for (const shift of [2, 0]) {
    const frame = await makeFrame(owner, poll, { results_visibility: 'from_5', compare_teams: true });
    const answers = [
      ...sales.map((who, of) => [who, 10 - (of % 3) - shift] as const),
      ...stock.map((who, of) => [who, 1 + (of % 4)] as const),
    ];
    for (const [{ token }, score] of answers) {
      const body = { answers: answersTo(poll, [String(score), 'Да', 'Нет']) };
      await request(polls.takePoll, { token, params: { id: frame.id }, body });
    }
    await countAll();
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    await countAll();
  }
}

/** What the API tells of the company, as a report for a board is made of it. */
async function told({ owner: { token }, workspace }: LedCompany): Promise<PackData> {
  const asked = { token, params: { id: workspace.id } };
  const year = String(new Date().getFullYear());
  const [pulse, attention, reports, turnover, ledger, budget, initiatives] = await Promise.all([
    request(overview.getPulse, asked),
    request(overview.getAttention, asked),
    request(waiting.listReports, asked),
    request(finance.getTurnover, asked),
    request(finance.getLedger, { ...asked, query: {} }),
    request(finance.getBudget, { ...asked, query: { year } }),
    request(finance.listInitiatives, asked),
  ]);
  return {
    company: 'Ромашка',
    now: new Date(),
    pulse: pulse.body,
    attention: attention.body,
    reports: reports.body.reports,
    themes: 'few',
    teams: null,
    steps: [],
    money: {
      turnover: turnover.body.report,
      ledger: ledger.body.ledger,
      budget: budget.body,
      initiatives: initiatives.body.initiatives,
    },
  };
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
const range = (low: string, high: string) => `от ${low} до ${high}`;

/** What stands on the slides of each figure of the API, text by text. */
function figuresOf({ pulse, attention, money }: PackData): string[] {
  const { latest, change, runs } = pulse.enps!;
  const { score, low, high } = latest.enps;
  const teams = attention.states.flatMap(({ team, mood, turnout }) =>
    mood && turnout
      ? [
          team,
          tenth(mood.value),
          `${turnout.count} из ${turnout.of}`,
          turnout.count === turnout.of ? 'ответили все' : range(tenth(mood.low!), tenth(mood.high!)),
        ]
      : [],
  );
  const load = attention.load!.teams.flatMap(({ index, open, overdue }) =>
    [Math.round(index), open, overdue].map((one) => formatNumber(one)),
  );
  const { budget, initiatives } = money!;
  return [
    signed(score),
    range(signed(low), signed(high)),
    signed(score - change!.value),
    ...runs.map(({ enps }) => signed(enps.score)),
    ...teams,
    ...load,
    formatNumber(Math.round(attention.load!.company!.index)),
    shortRubles(budget.spent),
    ...initiatives.map(({ cost }) => rubles(cost)),
  ].map(plain);
}

/** Numbers that a text holds, however they are written: «3 115 872 ₽» is one. */
const numbersIn = (words: string) =>
  (plain(words).match(/\d+(?: \d{3})*(?:,\d+)?/g) ?? []).map((one) => one.replaceAll(' ', ''));

/** Every number that replies hold, as any of the ways of writing writes it. */
function writtenNumbers(value: unknown): string[] {
  if (typeof value === 'string') return numbersIn(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(writtenNumbers);
  if (typeof value !== 'number') return [];
  const ways = [tenth(value), formatNumber(Math.round(value)), rubles(value), shortRubles(value)];
  return ways.flatMap((way) => numbersIn(way));
}

it('slides hold every number as the API tells it, and no other', async () => {
  const company = await makeLedCompany();
  await ask(company);
  const scores = [
    { team: null, score: 77, people: 13 },
    { team: 'Продажи', score: 63, people: 7 },
  ];
  const metrics = [
    { key: 'overdue', label: 'Просроченные задачи', count: 20, of: 61 },
    { key: 'overdue:Продажи', label: 'Продажи', count: 5, of: 17 },
  ];
  await makeAnalysis(workloadOf(company.workspace), null, { outcome: { metrics, scores, smallTeams: 2 } });
  const spentOn = `${new Date().getFullYear()}-01-05`;
  await makeExpense(company.workspace, { kopecks: 1_234_567_00, spentOn });
  await makeInitiative(company.owner, company.workspace, { kopecks: 186_500_00, startedOn: spentOn });
  const data = await told(company);

  const file = join(folder, 'report.pptx');
  const wish = { audience: 'board', period: 'year', teams: [], ask: [] } as const;
  const measure = await createMeasure(await readPrintFonts());
  writeFileSync(file, await packPptx(makePack(data, wish), measure, { colour: null, logo: null }));
  const slides = JSON.parse(
    execFileSync(join(programs, 'python'), ['-c', READ, file], { encoding: 'utf8' }),
  ) as string[][];
  const texts = slides.flat().map(plain);

  for (const figure of figuresOf(data)) expect(texts).toContain(figure);
  const { runs, latest, change } = data.pulse.enps!;
  const estimated = [
    ...runs.map(({ enps }) => enpsEstimate(enps)),
    enpsEstimate(latest.enps, { asked: latest.people_asked }),
  ];
  const known = new Set([
    ...writtenNumbers({ ...data, now: data.now.toISOString(), estimated, before: latest.enps.score - change!.value }),
    // Days, the pages, what intervals hold, the end of a scale of load, the smallest group.
    ...Array.from({ length: 31 }, (_, day) => String(day + 1)),
    ...[data.now.getFullYear(), 0, 95, 98, 100].map(String),
  ]);
  const strange = texts.filter((text) => numbersIn(text).some((number) => !known.has(number)));
  expect(strange).toEqual([]);
});
