import { expect, it } from 'vitest';
import { WORKLOAD_RECOMMENDATIONS, WORKLOAD_SUMMARY } from '#tests/support/analysis-replies.ts';
import { exportWorkload } from './export-workload.ts';

it('saves the score, its parts, teams, findings, risks and recommendations, and names nobody', () => {
  const { header, rows } = exportWorkload(WORKLOAD_SUMMARY, WORKLOAD_RECOMMENDATIONS);
  expect(new Set(rows.map(([part]) => part))).toEqual(
    new Set([
      'Индекс нагрузки',
      'Закрыто задач, %',
      'Просрочено открытых, %',
      'Часть индекса',
      'Команда',
      'Вывод',
      'Риск',
      'Рекомендация',
      'Чего анализ не видит',
    ]),
  );
  expect(rows.every((row) => row.length === header.length)).toBe(true);
  expect(rows).toContainEqual([
    'Команда',
    'Продажи',
    84,
    expect.stringMatching(/^38.задач, просрочено 32 % открытых задач$/),
  ]);
  for (const { employee_name: name } of WORKLOAD_SUMMARY.employee_metrics) {
    expect(JSON.stringify(rows)).not.toContain(name);
  }
});
