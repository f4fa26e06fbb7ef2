import type { Department } from './departments.ts';
import type { Topic } from './story.ts';
import enps from './texts/enps.json' with { type: 'json' };
import helped from './texts/helped.json' with { type: 'json' };
import hindered from './texts/hindered.json' with { type: 'json' };
import names from './texts/names.json' with { type: 'json' };
import ownTasks from './texts/own-tasks.json' with { type: 'json' };
import singlePolls from './texts/single-polls.json' with { type: 'json' };
import surveys from './texts/surveys.json' with { type: 'json' };
import tasks from './texts/tasks.json' with { type: 'json' };

/* What the people of the demo company say and do, as data: an editor reads it without the code around it. */

/** Choices of which the code knows each by its place. */
type Four = [string, string, string, string];

/** First names, second names of women and men with the same father, last names of men. */
export const { women: WOMEN, men: MEN, lastNames: LAST_NAMES } = names;
export const SECOND_NAMES = names.secondNames as [woman: string, man: string][];

/** Why people gave a score of 9 or 10, of 7 or 8, of 0 to 6; «Что нам стоит изменить в первую очередь?» */
export const { reasons: REASONS, changes: CHANGES } = enps;

/** What people say to «Что на этой неделе помогало работать?» and «мешало?», by what is on their minds. */
export const HELPED: Readonly<Record<Topic, readonly string[]>> = helped;
export const HINDERED: Readonly<Record<Topic, readonly string[]>> = hindered;

/**
 * «Первый месяц»: each question with what newcomers say, under their names. «Опрос при увольнении»: each with what people
 * who leave say, one row a person. «Переезд офиса»: each with what people say, without names.
 */
export const { firstMonth: FIRST_MONTH, leaving: LEAVING } = singlePolls;
export const MOVING = singlePolls.moving as [string[], string[], string[]];

/** What is answered to surveys: choices, wishes, what gets in the way; and the report of «Вы сказали — мы сделали». */
export const {
  overtime: OVERTIME,
  courses: COURSES,
  wishes: WISHES,
  obstacles: OBSTACLES,
  placeStatements: PLACE_STATEMENTS,
  placeWishes: PLACE_WISHES,
  crmWishes: CRM_WISHES,
  report: REPORT,
} = surveys;
export const FORMS = surveys.forms as Four;
export const CRM_TROUBLES = surveys.crmTroubles as [...Four, string];
export const VALUES = surveys.values as Four;
export const PLACE_WORKS = surveys.placeWorks as Four;

/** What is done for people: it stands in Tonus, while the daily work stands on the portal; and what people write below. */
export const { peopleTasks: PEOPLE_TASKS, comments: COMMENTS } = ownTasks;
/** Departments whose people do more of this than others. */
export const BUSY: readonly Department[] = ['hr', 'management'];

/** What each department does; `{…}` is replaced by one of the words. */
export const TASK_TITLES: Readonly<Record<Department, readonly string[]>> = tasks.taskTitles;
export const WORDS: Readonly<Record<string, readonly string[]>> = tasks.words;
export const TAGS: Readonly<Record<Department, readonly string[]>> = tasks.tags;
/** Projects of the portal; most tasks are in none. */
export const PROJECTS = tasks.projects;
