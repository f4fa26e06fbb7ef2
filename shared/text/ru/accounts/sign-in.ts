import { NBSP, quoted } from '../format.ts';

/** Words of coming in by a provider: the buttons of the login, and the page that a provider leads back to. */
export const signInText = {
  or: 'или',
  /** How a sentence names a provider: a company has called its own as it liked. */
  named: (name: string, isCompany: boolean) => (isCompany ? quoted(name) : name),
  by: (provider: string) => `Войти с ${provider}`,
  byCompany: 'Войти через компанию',
  leaving: 'Открываем страницу входа…',
  startFailed: 'Не получилось открыть страницу входа. Попробуйте ещё раз',
  /** Where a provider that is the only way into a workspace does not answer. */
  ownerAlone:
    'Пространство компании другим способом откроет только владелец: он может войти по паролю и на время разрешить другие способы всем.',
  nothingKept:
    'Этот браузер не сохраняет данные сайтов, поэтому вернуться со страницы входа не получится. Разрешите их сохранять или войдите по паролю',
  company: {
    title: 'Вход через компанию',
    text: 'Напишите рабочий адрес: по нему мы найдём страницу, на которой входят сотрудники вашей компании.',
    email: 'Рабочий адрес',
    submit: 'Продолжить',
    searching: 'Ищем…',
    failed: 'Не удалось найти вход вашей компании. Попробуйте ещё раз',
    none: (domain: string) =>
      `Для адресов на${NBSP}${domain} вход через компанию не${NBSP}настроен. Проверьте адрес или войдите по${NBSP}паролю`,
  },
  portal: {
    title: 'Вход через Bitrix24',
    about: 'Напишите адрес портала вашей компании. Мы запомним его на этом устройстве.',
    address: 'Адрес портала',
    placeholder: 'company.bitrix24.ru',
    wrong: 'Напишите адрес своего портала, например company.bitrix24.ru',
    submit: 'Перейти на портал',
  },
  captured: {
    text: (provider: string) => `С${NBSP}этим адресом входят через ${quoted(provider)}: пароль Тонуса не${NBSP}нужен.`,
    textOnly: (provider: string) =>
      `В${NBSP}пространство компании с${NBSP}этим адресом входят только через ${quoted(provider)}: пароль Тонуса его не${NBSP}откроет.`,
    action: (provider: string) => `Войти через ${quoted(provider)}`,
  },
  page: {
    title: 'Вход',
    progress: 'Завершаем вход…',
    connected: (name: string) => `Вход через ${name} подключён`,
    again: 'Попробовать ещё раз',
    otherWay: 'Войти по-другому',
    toProfile: 'Вернуться в настройки',
    registration: {
      title: 'Создайте аккаунт',
      text: (provider: string) =>
        `Эти данные пришли от${NBSP}${provider}. Проверьте их, допишите, чего не${NBSP}хватает, и${NBSP}дайте согласие.`,
      firstName: 'Имя',
      lastName: 'Фамилия',
      email: 'Email',
      emailNote: 'Адрес подтверждён. Здесь он не меняется, позже сменить его можно в профиле',
      emailAsked: 'Адрес ещё не подтверждён: мы отправим на него письмо, чтобы убедиться, что он ваш',
      joins: (company: string) => `Вы сразу окажетесь в${NBSP}пространстве ${quoted(company)}.`,
      submit: 'Создать аккаунт',
      submitting: 'Создаём…',
      failed: 'Не удалось создать аккаунт. Попробуйте ещё раз',
      have: 'Уже есть аккаунт с другим адресом? Войдите в него, и в профиле подключите этот вход.',
    },
    join: {
      title: 'Это ваш аккаунт?',
      text: (email: string, provider: string) =>
        `Аккаунт с${NBSP}адресом ${email} уже есть. Введите его пароль один раз, и${NBSP}дальше будете входить через ${provider}.`,
      why: 'Пароль нужен, чтобы никто не вошёл в ваш аккаунт с чужого входа с таким же адресом.',
      password: 'Пароль от Тонуса',
      submit: 'Войти и подключить',
      submitting: 'Проверяем…',
      failed: 'Не удалось войти. Попробуйте ещё раз',
    },
    failures: {
      refused: {
        title: 'Вход отменён',
        text: (provider: string) =>
          `Вы не${NBSP}подтвердили вход, и${NBSP}от${NBSP}${provider} нам ничего не${NBSP}пришло. Попробуйте ещё раз или войдите по-другому.`,
      },
      provider: {
        title: 'Вход не получился',
        text: (provider: string) =>
          `От${NBSP}${provider} пришла ошибка. Обычно это проходит: попробуйте ещё раз через минуту или войдите по-другому.`,
      },
      down: {
        title: 'Страница входа не отвечает',
        text: (provider: string) =>
          `От${NBSP}${provider} сейчас нет ответа. Подождите минуту и${NBSP}попробуйте ещё раз или войдите по-другому.`,
      },
      late: {
        title: 'Время входа вышло',
        text: (_provider: string) =>
          `На${NBSP}вход отводится десять минут, и${NBSP}каждая попытка срабатывает один раз. Начните ещё раз.`,
      },
      elsewhere: {
        title: 'Вход начат не здесь',
        text: (_provider: string) =>
          'Закончить вход можно только в том браузере и на той вкладке, где вы его начали. Вернитесь туда или начните здесь заново.',
      },
      lapsed: {
        title: 'Вход через компанию остановлен',
        text: (_provider: string) =>
          'Компания больше не подтверждает свой домен, поэтому её вход для него не работает. Скажите об этом тому, кто настраивает Тонус в вашей компании. Если у вас есть пароль, войдите по нему.',
      },
      refusedHere: { title: 'Войти не получилось' },
    },
  },
} as const;
