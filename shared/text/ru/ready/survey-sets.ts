/** Ready surveys: what each is called, what it is for, what it is to find out, and the headings of questions. */
export const surveySetsText = {
  sets: {
    engagement: {
      title: 'Вовлечённость',
      about: 'Раз в полгода: что держит людей и что мешает.',
      goal: 'Понять, что поддержать и что поправить в первую очередь',
    },
    load: {
      title: 'Нагрузка',
      about: 'Когда кажется, что команда перегружена.',
      goal: 'Найти, что забирает время, и снять лишнее',
    },
    project: {
      title: 'Разбор проекта',
      about: 'Сразу после сдачи, подробно: роли, сроки, решения.',
      goal: 'Взять в следующий проект то, что сработало',
    },
    onboarding: {
      title: 'Адаптация новичка',
      about: 'После первого месяца и после испытательного срока.',
      goal: 'Помочь новым коллегам освоиться быстрее',
    },
    leaving: {
      title: 'Уход',
      about: 'Тем, кто решил уйти: без упрёков и по делу.',
      goal: 'Понять, что можно было изменить раньше',
    },
  },
  sections: {
    work: 'Работа',
    peopleAround: 'Люди рядом',
    next: 'Что дальше',
    firstWeeks: 'Первые недели',
    peopleAndWork: 'Люди и работа',
    onTheWhole: 'В целом',
  },
} as const;
