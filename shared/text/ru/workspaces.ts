import type { PermissionFlags } from '../../models/workspace.ts';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role } from '../../rules/roles.ts';
import { formatNumber, NBSP, plural, quoted } from './format.ts';

const rights: Record<keyof PermissionFlags, string> = {
  can_invite_members: 'Приглашать участников',
  can_remove_members: 'Удалять участников',
  can_manage_roles: 'Менять роли',
  can_rename_workspace: 'Переименовывать пространство',
  can_delete_workspace: 'Удалять пространство',
  can_manage_workspace: 'Управлять пространством',
};

const roles: Record<Role, string> = {
  [OWNER_ROLE]: 'Все права. Роль не назначается: владелец передаёт пространство сам.',
  [HR_ROLE]: 'Создаёт опросы, приглашает участников, смотрит результаты.',
  [MANAGER_ROLE]: 'Управляет участниками и настройками, все возможности открыты.',
  [EMPLOYEE_ROLE]: 'Проходит опросы и видит основное.',
};

/** Words about workspaces: their creation, their page, the rights in them. */
export const workspacesText = {
  creation: {
    title: 'Создание рабочего пространства',
    firstTitle: 'Создайте ваше первое рабочее пространство',
    firstExplanation:
      'Рабочее пространство — это ваша компания или отдел в Тонусе. Оно нужно, чтобы начать работу: в нём вы организуете команду и проекты.',
    name: 'Название рабочего пространства',
    placeholder: 'Моя компания',
    hint: 'Возьмите понятное название команды или проекта',
    cancel: 'Отменить',
    submit: 'Создать',
    submitFirst: 'Создать рабочее пространство',
    submitting: 'Создание...',
    failed: (message: string) => `Ошибка создания рабочего пространства: ${message}`,
    failedFallback: 'сервер не ответил',
  },
  about: {
    title: 'О пространстве',
    name: 'Название',
    role: 'Ваша роль',
    save: 'Сохранить',
    unsaved: 'Есть несохранённое изменение',
    leave: {
      title: 'Уйти без сохранения?',
      text: (name: string) => `Новое название${name === '' ? '' : ` ${quoted(name)}`} ещё не сохранено и пропадёт.`,
      action: 'Уйти',
    },
  },
  teams: {
    title: 'Команды',
    manage: 'Изменить состав',
    none: 'Команд пока нет.',
    noneForEditor:
      'Команд пока нет. Отметьте людей на странице «Команда» и назовите их команду: итоги опросов будут видны и по командам.',
    hidden: 'отдельно не показываем',
    unit: (_people: number) => 'чел.',
    showAll: (count: number) => `Показать все: ${count}`,
    without: (people: number) => `Без команды: ${plural(people, 'человек', 'человека', 'человек')}.`,
    rule: 'Итоги команды видны отдельно, когда ответили хотя бы пятеро.',
  },
  managersView: {
    title: 'Что видят руководители',
    yours: 'Что вы видите',
    views: {
      company: {
        name: 'Всю компанию',
        about: 'Итоги опросов, нагрузку и «Обзор» по всем командам, как владелец и HR.',
      },
      own_team: {
        name: 'Только свои команды',
        about:
          'Итоги и нагрузку своих команд. Общие итоги, ответы словами, участники опросов, правила и письма о компании им закрыты; опросы проводят, команды, роли и состав меняют владелец и HR.',
      },
    },
    saved: {
      company: 'Руководители видят всю компанию',
      own_team: 'Руководители видят только свои команды',
    },
    failed: 'Не удалось сохранить: ',
    whose: {
      company: 'Кто что увидит, если оставить только свои команды:',
      own_team: 'Кто что видит:',
    },
    nobody: 'Руководителей в пространстве пока нет.',
    leadsNobody: 'не увидит ничего, пока не назначен руководителем',
    leads: (people: number, teams: readonly { readonly name: string; readonly people: number }[]) => {
      const led = plural(people, 'человек', 'человека', 'человек');
      if (teams.length === 0) return `${led}, но ни одной команды целиком: итогов не увидит`;
      return `${led}: ${teams.map(({ name, people: of }) => `${name}${NBSP}(${of})`).join(', ')}`;
    },
    showAll: (count: number) => `Показать всех: ${count}`,
    rule: `Команда своя, когда всеми в${NBSP}ней, кроме самого руководителя, руководит он${NBSP}— прямо или через других. Кто кем руководит, указывают на странице «Сотрудники»; руководители из Bitrix24 не в${NBSP}счёт, пока их не указали там. Итоги команды видны, когда ответили хотя бы пятеро.`,
    company: 'Итоги опросов и нагрузку всей компании. Так решил владелец пространства.',
    ownTeam: 'Только свои команды: их итоги и нагрузку. Так решил владелец пространства; общие итоги открыты ему и HR.',
  },
  page: {
    title: 'Команда',
    about: 'О пространстве',
    rights: 'Ваши права',
    granted: 'разрешено',
    refused: 'нет права',
    loadFailed: (message: string) => `Не удалось загрузить данные рабочего пространства: ${message}`,
    rename: 'Переименовать',
    invite: 'Пригласить',
  },
  members: {
    title: 'Участники',
    count: (count: number) => plural(count, 'участник', 'участника', 'участников'),
    you: '— это вы',
    search: 'Найти участника',
    searchPlaceholder: 'Имя, почта, команда или роль',
    byRole: 'Участники по ролям',
    everybody: 'Все',
    rolesOfMany: {
      [OWNER_ROLE]: 'владелец',
      [HR_ROLE]: 'hr',
      [MANAGER_ROLE]: 'руководители',
      [EMPLOYEE_ROLE]: 'сотрудники',
    },
    found: (count: number, total: number) => `Найдено ${count} из${NBSP}${total}`,
    nothingFound: 'Никого не нашлось. Проверьте, что вы ищете: имя, почту, команду или роль.',
    changeRole: 'изменить роль',
    team: 'Команда',
    allTeams: 'Все команды',
    noTeam: 'Без команды',
    select: 'Команды и даты приёма',
    hiredOn: (day: string) => `в${NBSP}компании с${NBSP}${day}`,
    selectAll: 'Выбрать всех',
    selectFound: 'Выбрать найденных',
    stopSelecting: 'Готово',
    setTeam: (count: number) => (count === 0 ? 'Назначить команду' : `Назначить команду · ${count}`),
    setHiredOn: (count: number) => (count === 0 ? 'Указать дату приёма' : `Указать дату приёма · ${count}`),
    actions: (name: string) => `Действия: ${name}`,
    editRole: 'Изменить роль',
    finance: 'Доступ к финансам',
    handOver: 'Передать пространство',
    remove: 'Удалить из пространства',
    leave: 'Выйти из пространства',
    seesFinance: 'видит финансы',
    seesDepartments: (names: readonly string[]) => {
      const [first = '', ...others] = names;
      return others.length === 0
        ? `видит деньги команды ${quoted(first)}`
        : `видит деньги команд: ${quoted(first)} и${NBSP}ещё${NBSP}${others.length}`;
    },
    unproved: 'адрес не подтверждён',
    shown: (count: number, total: number) => `Показано ${count} из${NBSP}${total}`,
    showMore: (count: number) => `Показать ещё ${count}`,
    showAll: 'Показать всех',
  },
  financeAccess: {
    title: 'Доступ к финансам',
    question: (name: string) => `Что из${NBSP}денег пространства видит ${name}`,
    kinds: {
      none: { name: 'Ничего', about: 'Всё, что уже загружено, останется. Доступ можно открыть снова.' },
      departments: {
        name: 'Деньги названных команд',
        about:
          'Выплаты каждого в этих командах, их стоимость по месяцам, расходы HR-бюджета на них и цену уходов. Только смотреть.',
      },
      company: {
        name: 'Деньги всей компании',
        about: 'Выплаты каждого сотрудника, выручка, расходы и HR-бюджет. Сможет загружать и менять эти данные.',
      },
    },
    departments: 'Команды из зарплатного файла',
    seek: (count: number) => `Найти среди ${formatNumber(count)}${NBSP}команд`,
    rule: 'Команда — та, что указана в зарплатном файле. Кто в какой команде в разделе «Команда», на доступ не влияет.',
    gone: (name: string) => `${name} — в последней загрузке такой нет`,
    loading: 'Читаем команды из последней загрузки…',
    nothing: 'Выплаты ещё не загружены. Впишите название команды, как оно будет в файле.',
    unread: (message: string) => `Команды из файла не прочитать: ${message} Название можно вписать.`,
    typed: 'Название команды',
    add: 'Добавить',
    required: 'Выберите хотя бы одну команду',
    note: 'Роль останется прежней. Открыть и закрыть доступ может только владелец.',
    action: 'Сохранить',
    saving: 'Сохранение…',
    done: {
      none: (name: string) => `${name}: финансы закрыты`,
      departments: (name: string) => `${name}: теперь видит деньги своих команд`,
      company: (name: string) => `${name}: теперь видит финансы`,
    },
    failed: (message: string) => `Не удалось изменить доступ к финансам: ${message}`,
  },
  team: {
    title: 'Команда',
    text: (count: number) =>
      `${plural(count, 'участник перейдёт', 'участника перейдут', 'участников перейдут')} в эту команду. По командам выбирают, кого спросить, и сравнивают ответы.`,
    label: 'Название команды',
    placeholder: 'Отдел продаж',
    required: 'Введите название команды',
    known: 'Команды, которые уже есть',
    leave: 'Убрать из команды',
    action: 'Назначить команду',
    saving: 'Сохранение…',
    failed: (message: string) => `Не удалось назначить команду: ${message}`,
    done: (count: number, team: string | null) => {
      const people = plural(count, 'участник', 'участника', 'участников');
      return team === null ? `${people}: без команды` : `${people}: теперь в команде ${quoted(team)}`;
    },
  },
  hiredOn: {
    title: 'Дата приёма на работу',
    text: (count: number) =>
      `Дата будет записана для ${plural(count, 'участника', 'участников', 'участников')}. По стажу сравнивают ответы в${NBSP}исследованиях. Её видят те, кто проводит опросы, и${NBSP}сам человек.`,
    label: 'Дата приёма',
    required: 'Укажите дату приёма',
    forget: 'Убрать дату',
    action: 'Сохранить дату',
    saving: 'Сохранение…',
    failed: (message: string) => `Не удалось сохранить дату: ${message}`,
    done: (count: number, day: string | null) => {
      const people = plural(count, 'участник', 'участника', 'участников');
      return day === null ? `${people}: дата приёма убрана` : `${people}: дата приёма${NBSP}— ${day}`;
    },
  },
  removal: {
    title: 'Удалить участника?',
    text: (name: string) =>
      `${name} сразу потеряет доступ к пространству. Ответы на опросы останутся. Вернуть человека можно новым приглашением.`,
    action: 'Удалить участника',
    failed: (message: string) => `Ошибка удаления пользователя: ${message}`,
    done: (name: string) => `${name}: больше не в пространстве`,
  },
  role: {
    title: 'Роль участника',
    label: 'Роль',
    choose: 'Выберите роль',
    required: 'Пожалуйста, выберите роль',
    action: 'Сохранить роль',
    saving: 'Сохранение…',
    failed: (message: string) => `Ошибка обновления роли: ${message}`,
    done: (name: string, role: string) => `${name}: теперь ${role}`,
  },
  invite: {
    title: 'Пригласить в пространство',
    email: 'Email',
    emailPlaceholder: 'olga@company.ru',
    emailRequired: 'Введите email пользователя',
    role: 'Роль',
    action: 'Отправить приглашение',
    sending: 'Отправка…',
    failed: 'Не удалось пригласить пользователя',
    done: (email: string) => `Приглашение отправлено: ${email}`,
    doneNote: 'Ссылка в письме работает 7 дней.',
  },
  importing: {
    title: 'Команда уже в Bitrix24?',
    text: 'Пригласим всех активных сотрудников разом, с ролью «сотрудник». Нужна подключённая интеграция.',
    action: 'Импортировать из Bitrix24',
    running: 'Импорт…',
    stop: 'Остановить',
    stopping: 'Останавливаем…',
    goOn: 'Продолжить импорт',
    partTitle: 'Импорт остановлен',
    left: (count: number) => `Осталось просмотреть: ${plural(count, 'человек', 'человека', 'человек')}`,
    failedTitle: 'Ошибка импорта',
    failed: (message: string) => `Ошибка импорта из Битрикс24: ${message}`,
    doneTitle: 'Импорт завершен!',
    imported: 'Приглашены',
    skipped: 'Пропущены (уже есть)',
    notImported: 'Не получилось',
    whyTitle: 'Кого не получилось пригласить',
    why: (reason: string, names: readonly string[], others: number) =>
      `${names.join(', ')}${others > 0 ? ` и ещё ${others}` : ''}: ${reason}`,
  },
  invitations: {
    count: (count: number) => plural(count, 'приглашён', 'приглашены', 'приглашено'),
    expired: 'срок истёк',
    undeliveredHint: 'Проверьте адрес: возможно, в нём опечатка. Или передайте ссылку сами.',
    voided: 'не действует',
    voidedNote: 'Тот, кто пригласил, больше не может приглашать. Отправьте ещё раз, и новая ссылка заработает.',
    linkOf: (email: string) => `Ссылка приглашения: ${email}`,
    linkCopied: 'Ссылка скопирована',
    copyByHand: 'Браузер не дал скопировать сам. Выделите ссылку и скопируйте.',
    resent: (email: string) => `Приглашение отправлено ещё раз: ${email}`,
    resendFailed: (email: string, message: string) => `Не удалось отправить ещё раз (${email}): ${message}`,
    withdrawTitle: 'Отозвать приглашение?',
    withdrawText: (email: string) => `Ссылка, отправленная на ${email}, перестанет работать.`,
    withdrawAction: 'Отозвать приглашение',
  },
  renaming: {
    title: 'Новое название',
    action: 'Сохранить название',
    saving: 'Сохранение…',
    done: 'Название сохранено',
    failed: (message: string) => `Не удалось переименовать пространство: ${message}`,
  },
  handOver: {
    title: 'Передача пространства',
    text: 'Участник получит письмо и станет владельцем, когда согласится. До этого ничего не изменится, предложение можно отозвать. Потом вы станете руководителем, а вернуть пространство сможет только новый владелец.',
    heir: 'Кому передать',
    choose: 'Выберите участника',
    required: 'Выберите, кому передать пространство',
    nobody: 'Пока передать некому: в пространстве только вы. Сначала пригласите человека.',
    action: 'Предложить пространство',
    handing: 'Отправляем…',
    done: (name: string) => `Предложение отправлено: ${name}`,
    failed: (message: string) => `Не удалось предложить пространство: ${message}`,
    noList: 'Список участников не загрузился. ',
    withdrawTitle: 'Отозвать предложение?',
    withdrawText: (name: string) => `${name} больше не сможет принять пространство. Владельцем останетесь вы.`,
    withdraw: 'Отозвать предложение',
  },
  leaving: {
    title: 'Выйти из пространства?',
    text: (name: string) =>
      `Пространство ${quoted(name)} сразу исчезнет из вашего списка, а вы${NBSP}— из списка участников. Ответы на опросы останутся. Вернуться можно по новому приглашению.`,
    last: 'Других пространств у вас нет. После выхода можно принять приглашение, создать своё пространство или выйти из аккаунта.',
    action: 'Выйти из пространства',
    failed: (message: string) => `Не удалось выйти: ${message}`,
    done: (name: string) => `Вы вышли из пространства ${quoted(name)}`,
  },
  danger: {
    title: 'Опасная зона',
    handOver: 'Передать пространство',
    handOverNote: 'Другой участник станет владельцем, когда согласится.',
    offered: (name: string, until: string) => `Пространство предложено: ${name}. Ждём ответа до${NBSP}${until}`,
    withdrawOffer: 'Отозвать предложение',
    leave: 'Выйти из пространства',
    leaveNote: 'Вы перестанете быть участником.',
    delete: 'Удалить пространство',
    deleteNote: 'Вместе с опросами, ответами, приглашениями и подключениями. Вернуть не получится.',
  },
  deletion: {
    title: 'Удаление пространства',
    text: (name: string) =>
      `Пространство ${quoted(name)} исчезнет у всех участников: опросы, запуски, ответы, приглашения и подключения удалятся навсегда.`,
    confirm: 'Чтобы подтвердить, введите название пространства',
    action: 'Удалить пространство',
    failed: (message: string) => `Ошибка удаления рабочего пространства: ${message}`,
    deleting: 'Удаление…',
    done: (name: string) => `Пространство ${quoted(name)} удалено`,
  },
  rights,
  roles,
} as const;
