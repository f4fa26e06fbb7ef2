import { percent, tenth } from '../figures.ts';
import { plural, pluralForm } from '../format.ts';

const ofPeople = (count: number) => plural(count, 'человека', 'человек', 'человек');

/** What the report of turnover, its outlook and the ledger of retention say of themselves. */
export const turnoverWords = {
  /** How what was unclear in the data was decided. */
  notes: {
    disappeared: (count: number) =>
      `${plural(count, 'человек пропал', 'человека пропали', 'человек пропали')} из\u00A0списков без даты ухода: считаем, что работа закончилась в\u00A0конце последнего месяца, где они есть, а\u00A0причина неизвестна`,
    withoutHiring: (count: number) =>
      `У\u00A0${ofPeople(count)} нет даты приёма: в\u00A0численности и\u00A0уходах они есть, в\u00A0кривой стажа\u00A0— нет`,
    contradictory: (count: number) =>
      `У\u00A0${ofPeople(count)} даты в\u00A0разных файлах расходятся: верим самому новому списку сотрудников`,
    unknown: (count: number) =>
      `${plural(count, 'строка', 'строки', 'строк')} истории без даты ухода не\u00A0${pluralForm(count, 'нашлась', 'нашлись', 'нашлись')} в\u00A0списках сотрудников: не\u00A0считаем, чтобы не\u00A0учесть человека дважды`,
  },
  /** What the outlook does not know. */
  blind: {
    hiring: 'Кого вы наймёте: прогноз только о\u00A0тех, кто работает сейчас',
    plans: 'Планов компании и\u00A0рынка: сокращения, переезд, новый конкурент, повышение окладов',
    intentions: 'Намерений людей: ответы анонимных опросов мы не\u00A0смешиваем с\u00A0уходами и\u00A0деньгами',
    past: 'Что будущее может не\u00A0повторить прошлое: уровень взят из\u00A0ваших уходов за\u00A0последние три года',
    load: 'Нагрузки команд: для неё нужен разбор нагрузки не\u00A0старше месяца',
    ownCoefficients: (leavers: number) =>
      `Чем ваша компания отличается от\u00A0других: коэффициенты стажа опубликованные, свои посчитаем с\u00A0${leavers}\u00A0уходов`,
  },
  /** Why there is no outlook. */
  silent: {
    shortData: (months: number) =>
      `Прогнозу нужен хотя бы год данных, а\u00A0есть ${plural(months, 'месяц', 'месяца', 'месяцев')}. Загрузите историю приёма и\u00A0уходов`,
    fewPeople: 'Для прогноза в\u00A0компании слишком мало людей: нужно хотя бы пять',
    fewLeavers: (leavers: number, least: number) =>
      `За\u00A0последние три года в\u00A0данных ${leavers === 0 ? 'не\u00A0было ни\u00A0одного ухода' : plural(leavers, 'уход', 'ухода', 'уходов')}. Для прогноза нужно хотя бы\u00A0${least}: по меньшему числу честный ответ\u00A0— «от нуля до\u00A0многих»`,
  },
  /** Why more or fewer are expected to leave a team than of as many others. */
  why: {
    newcomers: (newcomers: number, people: number, times: number) =>
      `Первый год работают ${newcomers}\u00A0из\u00A0${people}, а\u00A0в\u00A0первый год уходят в\u00A0${tenth(times)}\u00A0раза чаще`,
    shortTenure: 'Стаж меньше, чем в\u00A0среднем по\u00A0компании',
    longTenure: 'Стаж больше, чем в\u00A0среднем по\u00A0компании: из\u00A0таких команд уходят реже',
    left: (left: number, expected: number) =>
      `За\u00A0три года ${left === 0 ? 'не\u00A0ушёл никто' : `${pluralForm(left, 'ушёл', 'ушли', 'ушли')}\u00A0${left}`}, а\u00A0по\u00A0стажу ожидали бы ${tenth(expected)}`,
    highLoad: (times: number) => `Высокая нагрузка: с\u00A0ней уходят примерно в\u00A0${tenth(times)}\u00A0раза чаще`,
  },
  /** What the coefficients are of, and where they come from. */
  factors: {
    first_year: 'Первый год работы',
    second_year: 'Второй год работы',
    third_to_fifth_year: 'От двух до пяти лет',
    later: 'Дольше пяти лет',
    high_load: 'Высокая нагрузка команды',
  },
  sources: {
    tenure: 'U.S. Bureau of Labor Statistics, NLSY79: длительность работы, начатой в 35–44 года. Таблица 2, 2021',
    load: 'Kachi и др. Occupational stress and the risk of turnover. BMC Public Health 20, 2020: 9 657 человек, 3,5 года; 1,52 у женщин, 2,86 у мужчин',
  },
  /** What the ledger assumes. */
  ledger: {
    replacement: (share: number) =>
      `Замена одного человека стоит ${percent(Math.round(share * 100))} его годового дохода: 12 × (оклад + премия + KPI). Долю выбираете вы`,
    annualPay:
      'Годовой доход\u00A0— среднее за последние полные месяцы, не больше двенадцати; если о\u00A0ком-то его нет, берём среднее по тем, кто работает сейчас',
    avoided: (compared: boolean) =>
      `«Не\u00A0пришлось заменять»: сколько ушло бы с\u00A0начала первой программы, если бы уходили как раньше, минус сколько ушло. «Раньше»\u00A0— не\u00A0один год, а\u00A0все кварталы до начала, от шести до двенадцати: после плохого года хороший бывает и\u00A0сам по себе${compared ? '. Из разницы вычтено, как за то же время изменились уходы в\u00A0остальных отделах' : ''}`,
    dismissals: 'Увольнения по решению компании в\u00A0этом сравнении не\u00A0считаем: удержание на них не\u00A0влияет',
    interval:
      'Интервал (95\u00A0%) учитывает, что уходов то больше, то меньше, что люди уходят друг за другом и\u00A0что замена может стоить от половины до полутора выбранной доли. Ошибку окладов он не\u00A0учитывает',
    noCause: 'Сравнение «до и\u00A0после» не\u00A0доказывает причину: люди могли остаться и\u00A0сами',
    nothingSpent:
      'Расходы на удержание\u00A0— инициативы, предложения партнёров и\u00A0правила из\u00A0HR-бюджета за двенадцать месяцев. Пока их нет',
    spent:
      'Расходы на удержание\u00A0— инициативы, предложения партнёров и\u00A0правила из\u00A0HR-бюджета за двенадцать месяцев. «Прочие» расходы не\u00A0входят',
  },
  /** What an initiative can be measured by, and why nothing is seen of it yet. */
  measures: {
    left_in_90_days: 'Ушли в первые 90 дней',
    turnover: 'Текучесть за год',
    workload: 'Нагрузка',
  },
  measureIn: (measure: string, department: string) => `${measure}, ${department}`,
  notBegun: 'рано судить: инициатива не началась',
} as const;
