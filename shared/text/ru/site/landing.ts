import { NBSP } from '../format.ts';

/** What the saving of the landing is computed from; money in roubles. */
const SAVING = { people: 100, leaveOfHundred: 40, fewer: 0.35, annualPay: 960_000, replacement: 0.21 } as const;
const staying = Math.round(((SAVING.people * SAVING.leaveOfHundred) / 100) * SAVING.fewer);
const saved = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }).format(
  (staying * SAVING.annualPay * SAVING.replacement) / 1_000_000,
);

/** The words of the landing page. */
export const landingText = {
  title: 'Тонус — HR-аналитика и удержание сотрудников',
  /** For search engines. */
  description:
    'Короткие опросы, нагрузка из Bitrix24 и понятный следующий шаг: Тонус помогает малым и средним компаниям удерживать людей.',
  /** For messengers. */
  shared: {
    title: 'Люди уходят не внезапно',
    description: 'Тонус: HR-аналитика и удержание сотрудников для малых и средних компаний.',
  },
  noScript: 'Чтобы войти и работать в Тонусе, включите JavaScript в настройках браузера и обновите страницу.',
  loginFailed: 'Вход не загрузился. Проверьте соединение и обновите страницу.',
  nav: { about: 'О нас', features: 'Возможности', impact: 'Результаты', pricing: 'Цены', faq: 'Вопросы' },
  navLabel: 'По странице',
  login: 'Войти',
  start: 'Начать',
  logout: 'Выйти',
  beta: 'бета',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  inNewTab: 'откроется в новой вкладке',
  hero: {
    title: ['Люди уходят', 'не внезапно'],
    text: 'Тонус слышит команду раньше заявления: короткие опросы, нагрузка из Bitrix24 и понятный следующий шаг. Снижаем текучесть, пока человек ещё с вами.',
    start: 'Начать бесплатно',
    how: 'Как это работает',
    stats: [
      { value: `35${NBSP}%`, label: 'меньше увольнений: наша цель' },
      { value: `14${NBSP}дней`, label: 'аналитики бесплатно' },
      { value: '10+', label: 'предложений партнёров' },
    ],
    analytics: { label: 'HR-аналитика', note: 'eNPS компании', value: '+18' },
    development: {
      label: 'Развитие',
      title: 'Отдел продаж',
      text: `Просрочено 31${NBSP}% задач, отвечают всё реже. Предложить разгрузку до пятницы?`,
    },
    trust: { title: 'Анонимно по-настоящему', text: 'имя, IP-адрес и устройство не сохраняются' },
  },
  about: {
    title: 'Аналитика, после которой есть что делать',
    text: `Тонус помогает малым и средним компаниям замечать, что человеку тяжело, до того как он начал искать новую работу. Сервис в${NBSP}бета-версии и растёт вместе с первыми командами.`,
    items: [
      {
        title: 'Короткие опросы',
        text: 'eNPS и пульс-опросы на пару минут. Отвечают с телефона, по ссылке, без установки и регистрации.',
      },
      {
        title: 'Задачи и нагрузка',
        text: 'Задачи команды на одной доске и данные из Bitrix24: видно, где копится усталость.',
      },
      {
        title: 'Выводы простыми словами',
        text: 'ИИ собирает итоги в короткий текст и рекомендации: что изменилось, почему и с чего начать.',
      },
      {
        title: 'Предложения партнёров',
        text: 'Курсы, конференции, спортзал и психологи: чем поддержать человека, когда причина ясна.',
      },
    ],
    missionTitle: 'Наша миссия',
    mission: 'Чтобы о том, что на работе плохо, можно было сказать вовремя, безопасно и не зря.',
  },
  impact: {
    title: 'Что меняется для компании',
    stats: [
      { value: `35${NBSP}%`, label: 'цель: снижение текучести' },
      {
        value: `${saved}${NBSP}млн${NBSP}₽`,
        label: `расчёт: экономия на найме для компании из ${SAVING.people} человек`,
      },
      { value: `42${NBSP}%`, label: 'цель: рост продуктивности' },
      { value: '4,8 из 5', label: 'цель: оценка сотрудников' },
    ],
    /** What the figures are: the product is in beta, and nobody has measured them at its customers. */
    assumptions: `Это не замеры: Тонус в${NBSP}бета-версии. Экономия посчитана так: за год уходят ${SAVING.leaveOfHundred}${NBSP}из${NBSP}${SAVING.people}, с${NBSP}Тонусом на ${SAVING.fewer * 100}${NBSP}% меньше, то есть на ${staying}${NBSP}человек. Замена одного стоит ${SAVING.replacement * 100}${NBSP}% годовой оплаты (медиана исследований), а платят ${SAVING.annualPay / 12 / 1000}${NBSP}тысяч${NBSP}₽ в${NBSP}месяц. Если уходят 20${NBSP}из${NBSP}100, экономия вдвое меньше. В${NBSP}«Финансах» расчёт идёт по вашим данным.`,
    benefitsTitle: 'И надолго',
    benefits: [
      { title: 'Меньше неожиданных уходов', text: 'Риск виден за недели, а не в день заявления.' },
      { title: 'Руководители слышат команду', text: 'Регулярный пульс заменяет догадки и ежегодные анкеты.' },
      { title: 'Бюджет работает на людей', text: 'Деньги идут туда, где их ждут, а не туда, где привыкли.' },
      { title: 'Доверие растёт', text: 'Анонимность защищена правилами, а по ответам что-то делают.' },
    ],
  },
  footer: {
    about: 'HR-аналитика и удержание сотрудников для малых и средних компаний.',
    hours: 'Поддержка: пн–пт, 9:00–18:00 по Москве',
    standards: 'Чему мы следуем',
    badges: ['TLS и AES-256', 'WCAG 2.2 AA'],
    /** The law demands that the data lie in Russia, so only where the deployment says they do. */
    residencyBadge: '152-ФЗ',
    product: 'Продукт',
    company: 'Компания',
    help: 'Помощь',
    links: {
      company: [
        { href: '/careers', name: 'Вакансии' },
        { href: '/blog', name: 'Блог' },
        { href: '/news', name: 'Новости' },
      ],
      help: [
        { href: '/help', name: 'Справка' },
        { href: '/contact', name: 'Контакты' },
        { href: '/api', name: 'API' },
        { href: '/privacy', name: 'Конфиденциальность' },
        { href: '/terms', name: 'Условия' },
        { href: '/cookies', name: 'Cookies' },
      ],
    },
  },
} as const;
