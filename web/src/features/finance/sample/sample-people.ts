import { roundToKopecks } from '#shared/rules/finance/money.ts';
import { samplePeopleText as text } from '#text/finance/sample-people.ts';
import type { CostedEmployee } from '../main/lib/employees.ts';

/*
 * The people of an invented company. Nothing of them leaves the browser; how somebody feels stands beside money here
 * alone: of real people that is never kept together.
 */

/** An employee of the sample. */
export interface SampleEmployee extends CostedEmployee {
  readonly email: string;
  readonly name: string;
  readonly department: string;
  /** Hours of training in the month. */
  readonly development: number;
  readonly hours: number;
  readonly tasks_status: string;
  readonly mood: string | null;
  readonly interests: string | null;
  readonly hired_on: string;
}

/** Contributions of an employer to the social funds, as a share of pay. */
const TAXES = 0.302;

/** Person, department, salary, bonus, KPI, insurance, hours and costs of training, hours, contribution, hired, tasks in time and late, mood, interests. */
const NOW = `
sales1;sales;55000;7500;8000;2500;4;3600;160;;2021-11-15;12;1;tired;knitting
sales2;sales;64000;9000;1500;3200;2;1400;160;121000;2025-03-06;12;0;good;chess
sales3;sales;55000;7500;5000;2500;0;0;164;112000;2025-10-15;4;3;tired;chess
sales4;sales;70000;7500;5500;2500;0;0;168;119000;2024-08-20;9;1;even;books
sales5;sales;60000;3500;1500;2500;4;2800;164;;2025-02-22;5;1;even;photography
sales6;sales;69000;6000;7000;3200;6;4200;168;242000;2021-05-16;16;0;even;football
sales7;sales;67000;3500;9000;2500;6;5400;160;96000;2025-07-01;12;3;tired;music
sales8;sales;67000;5000;5500;3200;8;4000;164;134000;2024-02-13;7;0;good;films
sales9;sales;52000;3000;9000;3200;8;5600;160;;2022-04-01;11;0;tired;films
sales10;sales;57000;4500;3000;3200;4;3600;160;;2026-03-17;10;0;even;knitting
sales11;sales;59000;6000;8500;3200;6;5400;164;;2025-08-25;14;0;even;chess
sales12;sales;56000;4500;500;2500;2;1400;168;117000;2025-01-26;7;0;tired;music
development1;development;146000;6000;6500;2500;6;3000;164;;2022-03-01;8;3;tired;music
development2;development;147000;8500;500;4100;6;4200;168;182000;2024-01-22;7;0;even;chess
development3;development;115000;9500;10000;2500;0;0;172;192000;2025-10-05;3;1;even;cycling
development4;development;145000;3000;4500;2500;4;2000;160;339000;2025-01-18;8;3;good;music
development5;development;119000;9500;1500;4100;6;4200;160;211000;2020-05-05;11;2;tired;films
development6;development;125000;7000;9000;4100;0;0;164;223000;2026-07-26;17;0;tired;knitting
development7;development;124000;9000;0;4100;6;3000;168;155000;2023-04-07;12;0;good;chess
warehouse1;warehouse;56000;3000;0;2500;2;1800;172;97000;2025-08-08;3;3;good;photography
warehouse2;warehouse;53000;2500;2500;2500;6;3000;156;87000;2024-06-16;13;0;good;football
warehouse3;warehouse;56000;1500;3000;3200;6;4200;156;;2020-09-01;12;1;even;films
warehouse4;warehouse;53000;1500;500;2500;2;1800;164;106000;2023-05-13;17;2;even;photography
warehouse5;warehouse;53000;1500;3000;3200;4;3600;168;;2020-05-09;9;0;good;hiking
warehouse6;warehouse;45000;3000;3000;2500;6;4200;156;91000;2021-08-25;3;3;tired;hiking
warehouse7;warehouse;43000;3000;2000;2500;8;7200;156;101000;2021-03-12;19;0;good;chess
warehouse8;warehouse;49000;1500;0;2500;6;5400;168;103000;2021-11-22;15;0;tired;music
warehouse9;warehouse;50000;1500;1500;4100;0;0;160;;2025-06-01;3;2;even;hiking
warehouse10;warehouse;49000;3000;0;3200;8;7200;164;97000;2020-03-25;5;1;tired;music
warehouse11;warehouse;57000;1500;2000;4100;2;1800;156;105000;2024-12-08;13;0;good;chess
logistics1;logistics;56000;2000;4000;2500;2;1000;164;72000;2023-04-01;7;3;tired;films
logistics2;logistics;49000;2500;4000;2500;2;1400;164;;2024-03-01;14;3;tired;films
logistics3;logistics;63000;3000;1500;2500;6;3000;168;;2024-04-17;13;0;even;knitting
logistics4;logistics;48000;3000;4000;3200;6;4200;160;168000;2025-02-26;4;0;good;hiking
logistics5;logistics;53000;2000;3500;3200;6;4200;172;104000;2020-07-19;8;3;good;films
logistics6;logistics;50000;3500;4500;2500;8;5600;168;104000;2024-06-13;16;3;tired;films
administration1;administration;84000;3500;2500;2500;0;0;172;103000;2025-12-27;16;3;good;hiking
administration2;administration;90000;1500;0;2500;6;5400;164;269000;2022-07-02;10;0;good;running
administration3;administration;80000;4000;500;2500;0;0;172;;2020-04-18;17;0;good;music
administration4;administration;81000;6000;4500;4100;8;5600;156;;2025-08-01;5;0;good;knitting
`;

/** Those who left in the year: the day, then the same as far as it is known. */
const LEFT = `
2026-02-20;left1;sales;54000;5000;4000;2500;2;1400;164;;2025-11-10
2026-05-15;left2;warehouse;48000;2000;1500;2500;0;0;164;;2025-12-01
2026-08-28;left3;sales;61000;6000;5500;2500;4;2800;164;;2023-06-05
2026-10-09;left4;logistics;52000;2500;3000;2500;2;1400;164;;2024-02-12
`;

/** The forty who work there. */
export const SAMPLE_EMPLOYEES: readonly SampleEmployee[] = rowsOf(NOW).map((row) => employeeOf(row, null));

/** The four who left. */
export const SAMPLE_LEAVERS: readonly SampleEmployee[] = rowsOf(LEFT).map(([leftOn, ...row]) =>
  employeeOf(row, leftOn ?? null),
);

type Department = keyof typeof text.departments;

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(';'));
}

function employeeOf(row: readonly string[], leftOn: string | null): SampleEmployee {
  const [id, department, ...figures] = row.slice(0, 9) as [keyof typeof text.people, Department, ...string[]];
  const [salary, bonus, kpi, dms, development, costs, hours] = figures.map(Number) as [
    ...[number, number, number, number, number, number, number],
    ...number[],
  ];
  const [contribution, hiredOn = '', inTime, late = '', mood, interests] = row.slice(9);
  const [name, account] = text.people[id];
  return {
    id,
    name,
    email: text.address(account),
    department: text.departments[department],
    salary,
    taxes: roundToKopecks(TAXES * (salary + bonus + kpi)),
    bonus,
    kpi,
    dms,
    development,
    development_costs: costs,
    hours,
    tasks_status: inTime === undefined ? '' : text.tasks(Number(inTime), Number(late)),
    contribution: contribution === '' ? null : Number(contribution),
    mood: mood === undefined ? null : text.moods[mood as keyof typeof text.moods],
    interests: interests === undefined ? null : text.interests[interests as keyof typeof text.interests],
    hired_on: hiredOn,
    left_on: leftOn,
  };
}
