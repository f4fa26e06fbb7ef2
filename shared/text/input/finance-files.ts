/*
 * Words by which files of finance are read. Files come in Russian and in English, whatever language the page speaks, so
 * that both stand together here.
 */

/** The names of columns, in Russian and in English; in lower case, without marks, «ё» as «е». */
export const columnNames = {
  number: words(
    'табельный номер, таб номер, табельный, табномер, номер сотрудника',
    'employee id, employee number, personnel number, payroll number, id',
  ),
  email: words('почта, электронная почта, эл почта, адрес почты', 'email, e mail, mail, email address'),
  name: words(
    'имя, фио, ф и о, сотрудник, работник, фамилия, отчество',
    'name, full name, employee, first name, last name, surname',
  ),
  department: words('отдел, подразделение, департамент, команда', 'department, team, division, unit'),
  team: words('команда, отдел, подразделение, департамент', 'team, department, division, unit'),
  phone: words(
    'телефон, мобильный, мобильный телефон, сотовый, номер телефона, телефон мобильный',
    'phone, mobile, phone number, mobile phone, cell phone',
  ),
  hired_on: words(
    'дата приема, принят, дата приема на работу, прием, дата найма, дата трудоустройства, начало работы',
    'hire date, hired, hired on, start date, joined',
  ),
  left_on: words(
    'дата увольнения, уволен, дата ухода, увольнение, конец работы',
    'termination date, left, left on, end date, leave date, leaving date',
  ),
  leaving: words(
    'причина увольнения, вид увольнения, основание увольнения, причина ухода, причина',
    'reason, leaving reason, reason for leaving, termination reason, termination type, leaving',
  ),
  salary: words(
    'оклад, зарплата, заработная плата, фот, фонд оплаты труда, зп, з п, начислено, тариф',
    'salary, wage, base salary, payroll, pay',
  ),
  taxes: words(
    'налоги, взносы, ндфл, налоги и взносы, страховые взносы, есн',
    'taxes, tax, taxes and social contributions, social contributions',
  ),
  bonus: words('премия, премии, бонус, бонусы, надбавка', 'bonus, bonuses'),
  kpi: words('кпэ, выплата kpi, премия kpi, премия по kpi, бонус kpi', 'kpi, kpi bonus'),
  dms: words('дмс, страховка, медстраховка, медицинская страховка', 'dms, insurance, health insurance'),
  development_costs: words(
    'затраты на обучение, расходы на обучение, стоимость обучения, затраты на развитие, расходы на развитие, обучение',
    'development costs, training costs, training cost, learning costs',
  ),
  development: words(
    'часы обучения, обучение часов, обучение ч, развитие',
    'development, development hours, training hours',
  ),
  hours: words(
    'отработано часов, часы, часов, отработано, рабочие часы, отработанные часы',
    'hours, worked hours, hours worked',
  ),
  tasks_status: words('статус задач, задачи, статус', 'tasks status, task status, tasks'),
  contribution: words('вклад, вклад в выручку, выручка сотрудника', 'contribution, value, revenue per employee'),
  month: words('месяц, период, дата', 'month, period, date'),
  revenue: words('выручка, доход, доходы, оборот', 'revenue, income, sales, turnover'),
  people: words(
    'численность, человек, сотрудников, штат, среднесписочная численность, количество сотрудников',
    'people, headcount, employees, fte',
  ),
  expense: words('расходы, расход, затраты', 'expenses, expense, costs'),
};

/** Columns that hold a part of a name each. */
export const NAME_PARTS: ReadonlySet<string> = new Set(
  words('имя, фамилия, отчество', 'first name, last name, surname'),
);

/** Those of them that come first where a name is written in full. */
export const SURNAMES: ReadonlySet<string> = new Set(words('фамилия', 'last name, surname'));

/** The columns of reports of 1С:ЗУП; as the names of columns above. */
export const ZUP = {
  who: new Set(words('сотрудник, работник, фио, физическое лицо, фамилия инициалы', 'employee')),
  /** All that was earned, before anything is taken off. */
  accrued: new Set(words('начислено, всего начислено, итого начислено, начислено всего', 'accrued')),
  /** What is part of it, taken off it or left of it. */
  takenOff:
    /^(?:всего |итого )?(?:удержано|удержания)|ндфл|выплат|выплачено|^аванс|сальдо|долг|на руки|исполнительн|алимент|дней|дни$/u,
  /** Columns of a list of people. */
  staff: new Set(words('табельный номер, таб номер, подразделение, должность, дата приема', 'position')),
  day: new Set(words('дата приема, дата приема на работу', 'hire date')),
} as const;

/** In the name of a column: what is left after expenses, or a share of something. */
export const RESULT = /прибыл|убыт|марж|рентабельн|доля|profit|margin|ebitda|share/u;

/** A row or a column that sums up the others. */
export const TOTAL = /^(?:итого|всего|total|grand total)(?![\p{L}])/iu;

/** A column that is called nothing else. */
export const BARE_TOTALS: ReadonlySet<string> = new Set(words('всего, итого', 'total'));

/** The unit behind the name of a column. */
export const UNIT_OF_COLUMN = / (?:р|руб|рублей|rub)(?= |$)/gu;

/** The name of a column with letters as they are often written. */
export function withPlainLetters(name: string): string {
  return name.replaceAll('ё', 'е');
}

/** What a cell says that has nothing to say; in lower case. */
export const NOTHING: ReadonlySet<string> = new Set(['', 'н/д', 'n/a', 'na', 'null', 'нет', 'нет данных']);

/** Before or behind a sum. */
export const ROUBLES = /^(?:₽|rub|rur|руб\.?)\s*|\s*(?:₽|rub\.?|rur\.?|руб(?:\.|лей|ля|ль)?|р\.?)$/giu;
/** A sum in thousands or millions. */
export const SHORTENED = /^[-+]?[\d\s.,]+\s*(?:k|к|тыс\.?|тысяч|m|м|млн\.?)$/iu;
/** Behind a number of hours, and of people. */
export const HOURS = /\s*(?:ч\.?|час(?:а|ов)?\.?|h|hours?)$/iu;
export const PEOPLE = /\s*(?:чел\.?|человек[аи]?|people)$/iu;

/** The beginnings by which a month is known, January first. */
export const MONTHS: readonly (readonly string[])[] = [
  ['янв', 'jan'],
  ['фев', 'feb'],
  ['мар', 'mar'],
  ['апр', 'apr'],
  ['май', 'мая', 'may'],
  ['июн', 'jun'],
  ['июл', 'jul'],
  ['авг', 'aug'],
  ['сен', 'sep'],
  ['окт', 'oct'],
  ['ноя', 'nov'],
  ['дек', 'dec'],
];

/** The pattern of a day in a workbook, in lower case; programs of Russia may write it in Russian. */
export const DAY_PATTERN = /y|d|mmm|[дг]/u;

/** What may stand behind a year, as part of an expression. */
export const BEHIND_YEAR = '(?: ?г(?:ода?|\\.)?)?';

/** Who ended it, in the words of a personnel department; the first that fits decides: “involuntary” holds “voluntary”. */
export const LEAVING_REASONS: readonly (readonly [words: RegExp, who: 'voluntary' | 'employer' | null])[] = [
  [/неизвестно|прочее|другое|иное|unknown|other/u, null],
  [
    /involuntary|работодател|сокращ|уволил[иа] |прогул|испытательн|инициатив. компании|employer|dismiss|fired|lay-?off/u,
    'employer',
  ],
  [/соглашени|перевод|пенси|ист[её]к|истеч|призыв|смерть/u, null],
  [/собственн|по желанию|инициатив. (?:сотрудник|работник)|voluntary|resign|quit|сам(?:а|и)? уш/u, 'voluntary'],
];

function words(russian: string, english: string): readonly string[] {
  return `${russian}, ${english}`.split(', ');
}
