import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuestionCard } from './question-card.tsx';

const question = { id: 'q1', text: 'Где работаете?', order_index: 0, is_required: true, scale: null, direction: null };
const values = [
  { text: 'дома', count: 6 },
  { text: 'в офисе', count: 4 },
];

function cardOf(other: number): string {
  const figures = { question_id: 'q1', answered: 10 + other, scores: null, values, values_error: 0, other };
  return renderToStaticMarkup(
    <MantineProvider>
      <QuestionCard question={question} position={0} figures={figures} isScale={false} scale={null} rows={[]} />
    </MantineProvider>,
  );
}

it('says which answers are counted where some stand under «другие»', () => {
  expect(cardOf(3)).toMatch(/Ещё 3\sдругих ответа.*короткие ответы, которые встречаются чаще/s);
  expect(cardOf(0)).not.toContain('короткие ответы');
});
