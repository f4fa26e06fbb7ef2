/** Questions of ready polls that only one person can be asked: whoever has come lately, and whoever leaves. */
export const onePersonText = {
  firstMonth: 'Насколько работа совпадает с тем, о чём договаривались при приёме?',
  twoMonths: 'Какие задачи вы уже ведёте самостоятельно?',
  threeMonths: 'Что за первые три месяца получилось лучше всего?',
  leaving: 'Что больше всего повлияло на ваше решение уйти?',
} as const;
