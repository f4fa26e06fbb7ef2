import { ApiError, messageOf } from '#web/lib/api-error.ts';

/** What was tried: a list or a task read, the task changed in one of these ways. */
export type TaskCall = 'list' | 'my' | 'one' | 'create' | 'update' | 'status' | 'delete' | 'comment';

const LOAD_FAILED = 'Не удалось загрузить данные: ';
const FAILED = {
  list: LOAD_FAILED,
  my: LOAD_FAILED,
  one: LOAD_FAILED,
  create: 'Не удалось создать задачу: ',
  update: 'Не удалось обновить задачу: ',
  status: 'Не удалось обновить статус задачи: ',
  delete: 'Не удалось удалить задачу: ',
  comment: 'Не удалось отправить комментарий: ',
} as const satisfies Record<TaskCall, string>;

const WRONG_FILTER = 'проблема с параметрами фильтрации.';
const WRONG_VALUES = 'неверные значения полей. Проверьте приоритет, статус и тип длительности.';
/** The specification's words for a refusal that is about the values of an enumeration. */
const ENUM_FAILED: Partial<Record<TaskCall, string>> = {
  list: `Ошибка загрузки задач: ${WRONG_FILTER}`,
  my: `Ошибка загрузки моих задач: ${WRONG_FILTER}`,
  one: 'Ошибка загрузки задачи: проблема с данными.',
  create: `Ошибка создания задачи: ${WRONG_VALUES}`,
  update: `Ошибка обновления задачи: ${WRONG_VALUES}`,
};

const ENUM_FIELDS: readonly string[] = ['status', 'priority', 'sub_status', 'duration_type'];

/** What to tell a person about a call about tasks that failed (B8-01…10). */
export function taskErrorText(error: unknown, call: TaskCall): string {
  const enumWords = isAboutEnum(error) ? ENUM_FAILED[call] : undefined;
  return enumWords ?? FAILED[call] + messageOf(error);
}

/** Whether the server mentions an enumeration, or refuses a field that is one. */
function isAboutEnum(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const texts = [error.detail ?? '', ...error.errors.map(({ message }) => message)];
  // The path of a field in a query begins with the name of its part.
  const fields = error.errors.map(({ path }) => path.split('.').at(-1) ?? '');
  return texts.some((text) => /enum/i.test(text)) || fields.some((field) => ENUM_FIELDS.includes(field));
}
