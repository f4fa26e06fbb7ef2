import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { makeRun } from '#web/test-support/make-run.ts';
import type { ResponseRow } from '../lib/responses.ts';
import { findingOf } from '../lib/finding.ts';
import { PrintSheet } from './print-sheet.tsx';
import { shownQuestions } from './shown-question.ts';

const question = { id: 'q1', text: 'Что мешало?', order_index: 0, is_required: true, scale: null, direction: null };
const summary: FrameSummary = {
  poll: { id: 'p', title: 'Пульс', type: 'PULSE', is_anonymous: true },
  frame: makeRun(),
  questions: [question],
  responses: 0,
  answered: 0,
  answered_at_least: false,
  members_answered: 0,
  answered_by_link: 0,
  invited: 0,
  people_asked: null,
  by_team: [],
  by_question: [],
  enps: null,
};
const row = (index: number): ResponseRow => ({
  key: `r${index}`,
  who: `${index}`,
  anonymous: true,
  answeredAt: '2026-11-20T10:00:00.000Z',
  answers: ['Шум'],
});

function sheet(loaded: number, texts: readonly string[] = [question.text]): string {
  const questions = texts.map((text, index) => ({ ...question, id: `q${index}`, text, order_index: index }));
  return renderToStaticMarkup(
    <MantineProvider>
      <PrintSheet
        summary={summary}
        workspaceName="Ромашка"
        questions={shownQuestions(questions, summary)}
        rows={Array.from({ length: loaded }, (_, index) => ({ ...row(index), answers: texts.map(() => 'Шум') }))}
        total={loaded}
        runs={[]}
        finding={findingOf(summary, [], new Date(0))}
      />
    </MantineProvider>,
  );
}

function printed(loaded: number) {
  const html = sheet(loaded);
  return { rows: html.match(/data-index=/g)?.length, said: /Напечатаны первые[^<]*/.exec(html)?.[0] };
}

it('prints 2,000 rows at most, and says how many there are', () => {
  expect(printed(3)).toEqual({ rows: 3, said: undefined });
  expect(printed(2500)).toEqual({
    rows: 2000,
    said: 'Напечатаны первые 2\u00a0000\u00a0из\u00a02\u00a0500 ответивших.',
  });
});

it.each([1, 3, 4, 12])('prints a question once and not with every answer: of %i questions', (count) => {
  const texts = Array.from({ length: count }, (_, index) => `Вопрос под номером ${index}.`);
  const html = sheet(5, texts);
  expect(html.match(/Шум/g)).toHaveLength(5 * count);
  for (const text of texts) expect(html.split(text)).toHaveLength(2);
});
