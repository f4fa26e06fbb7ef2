import type { Direction } from '#shared/models/answers.ts';
import type { NewPoll } from '#shared/models/poll.ts';
import type * as z from 'zod/mini';

type Content = Omit<z.infer<typeof NewPoll>, 'workspace_id'>;

const must = (text: string) => ({ text, is_required: true, scale: null, direction: null });
const may = (text: string) => ({ text, is_required: false, scale: null, direction: null });
const rate = (text: string, direction: Direction = 'higher_is_better') => ({
  text,
  is_required: true,
  scale: '0-10' as const,
  direction,
});

function poll(
  title: string,
  type: 'ENPS' | 'PULSE',
  isAnonymous: boolean,
  questions: readonly ReturnType<typeof must | typeof rate>[],
): Content {
  return {
    title,
    type,
    is_anonymous: isAnonymous,
    allow_anonymous_link: isAnonymous,
    questions: questions.map((question, order_index) => ({ ...question, order_index })),
  };
}

/** The polls of the demo company. Those without names may be answered by a link as well. */
export const POLLS = {
  pulse: poll('Пульс недели', 'PULSE', true, [
    rate('Как прошла ваша рабочая неделя? 0 — очень плохо, 10 — отлично.'),
    rate('Какой была нагрузка? 0 — совсем лёгкая, 10 — непосильная.', 'lower_is_better'),
    may('Что на этой неделе помогало работать?'),
    may('Что на этой неделе мешало работать?'),
  ]),
  enps: poll('eNPS: готовность рекомендовать', 'ENPS', true, [
    must('Насколько вероятно, что вы порекомендуете нас знакомым как место работы?'),
    may('Почему вы поставили такую оценку?'),
    may('Что нам стоит изменить в первую очередь?'),
  ]),
  firstMonth: poll('Первый месяц', 'PULSE', false, [
    must('Насколько работа совпадает с тем, о чём договаривались при приёме?'),
    must('Насколько понятно, каких результатов от вас ждут?'),
    may('К кому вы обращаетесь, когда нужна помощь?'),
    may('Чего вам сейчас не хватает для работы? Если всего хватает, так и напишите.'),
    may('Что стоит изменить в первом месяце для следующих новичков?'),
  ]),
  leaving: poll('Опрос при увольнении', 'PULSE', false, [
    must('Что больше всего повлияло на ваше решение уйти?'),
    may('Что вам нравилось в работе?'),
    may('Что вам не нравилось в работе?'),
    may('Как складывалась ваша работа с руководителем?'),
    may('Что могло бы изменить ваше решение? Если ничего, так и напишите.'),
    may('Что вы посоветуете компании?'),
  ]),
  moving: poll('Переезд офиса: как вам на новом месте?', 'PULSE', true, [
    rate('Как вам новый офис? 0 — очень плохо, 10 — отлично.'),
    may('Что стало лучше?'),
    may('Что стало хуже?'),
  ]),
  learning: poll('Обучение в следующем году', 'PULSE', true, [
    must('Чему вы хотите научиться в следующем году?'),
    must('В каком виде вам удобнее учиться?'),
    may('Что мешало учиться в этом году?'),
  ]),
} as const;
