import { formatNumber, NBSP, plural, quoted } from '../format.ts';

const FIELDS = {
  number: 'Табельный номер',
  email: 'Почта',
  name: 'Имя',
  department: 'Отдел',
  team: 'Команда',
  phone: 'Телефон',
  salary: 'Оклад, ₽',
  taxes: 'Налоги и взносы, ₽',
  bonus: 'Премия, ₽',
  kpi: 'KPI, ₽',
  dms: 'ДМС, ₽',
  development_costs: 'Затраты на обучение, ₽',
  development: 'Часы обучения',
  hours: 'Отработано часов',
  tasks_status: 'Статус задач',
  contribution: 'Вклад, ₽ в месяц',
  hired_on: 'Дата приёма',
  left_on: 'Дата увольнения',
  leaving: 'Причина увольнения',
  month: 'Месяц',
  revenue: 'Выручка, ₽',
  people: 'Численность',
  expense: 'Расход, ₽ (отдельной строкой)',
};

const KINDS = {
  people: 'Список сотрудников',
  employees: 'Сотрудники за месяц',
  leavers: 'Приёмы и увольнения',
  months: 'Выручка и расходы',
};

const saveAsWorkbook = 'В Excel это «Файл → Сохранить как → Книга Excel (.xlsx)».';

/** Bringing in a file: choosing it, naming its columns, mending its rows. */
export const importText = {
  fields: FIELDS,
  kinds: KINDS,

  /** Why a whole file is not taken. */
  file: {
    tooLarge: (megabytes: number) =>
      `Файл больше ${megabytes}${NBSP}МБ. Столько не${NBSP}нужно и${NBSP}для 10${NBSP}000 строк: возможно, в${NBSP}нём лишние листы или столбцы.`,
    empty: 'Файл пустой.',
    unreadable:
      'Браузер не смог прочитать файл. Если он открыт в другой программе или на сетевом диске, скопируйте его и выберите ещё раз.',
    oldWorkbook: `Это книга Excel старого формата (.xls). Откройте её и сохраните заново. ${saveAsWorkbook}`,
    binaryWorkbook: `Это двоичная книга Excel (.xlsb). Откройте её и сохраните заново. ${saveAsWorkbook}`,
    openDocument: 'Это документ LibreOffice. Сохраните таблицу в нём как «Excel 2007–365 (.xlsx)».',
    numbers: 'Это таблица Numbers. Выгрузите её оттуда: «Файл → Экспортировать в → Excel».',
    password: 'Файл закрыт паролем. Сохраните его без пароля и загрузите ещё раз.',
    damaged: 'Книга Excel повреждена. Откройте её в Excel и сохраните заново или выгрузите ещё раз.',
    documentType:
      'Внутри книги есть то, чего Excel в неё не пишет (DTD). Такие файлы мы не читаем. Откройте её в Excel и сохраните заново.',
    unpacksTooLarge: (megabytes: number) =>
      `Внутри файла больше ${megabytes}${NBSP}МБ данных. Оставьте в${NBSP}нём один нужный лист и${NBSP}загрузите ещё раз.`,
    tooManySheets: (max: number) => `В книге больше ${max} листов. Оставьте только нужный.`,
    emptySheet: 'На этом листе ничего нет.',
    archive: 'Это архив или документ, а нужна таблица: XLSX или CSV.',
    pdf: 'Это PDF, а нужна таблица: XLSX или CSV. Выгрузите её из той программы, где она считается.',
    binary: 'Это не таблица: внутри двоичные данные. Нужен файл XLSX или CSV.',
    headerOnly: 'В файле только заголовки столбцов, строк с данными нет.',
    tooManyRows: (max: number) =>
      `В файле больше ${formatNumber(max)} строк. Разделите его на части или уберите лишнее.`,
    tooManyColumns: (max: number) => `В файле больше ${max} столбцов. Оставьте только нужные.`,
    openQuote: (row: number) =>
      `Файл обрывается: в${NBSP}строке ${formatNumber(row)} открыта кавычка и${NBSP}не${NBSP}закрыта. Выгрузите его ещё раз или закройте кавычку.`,
    wrongQuote: (row: number) =>
      `В${NBSP}строке ${formatNumber(row)} лишняя кавычка внутри ячейки. В${NBSP}CSV её пишут дважды: "ООО ""Ромашка""".`,
    cutOff: 'Файл обрывается посреди буквы. Выгрузите его ещё раз.',
  },

  /** Why a cell is not understood. Stands below the cell, which shows what was written. */
  mistakes: {
    notNumber: 'не число',
    formula: 'формула: нужно само число',
    excelError: 'ошибка Excel вместо значения',
    percent: 'это доля, а нужны рубли',
    currency: 'другая валюта: нужны рубли',
    shortened: 'сокращение: напишите число полностью',
    exponent: 'Excel сократил число: задайте ячейке формат «Числовой»',
    negative: 'меньше нуля не бывает',
    spaces: 'пробел не между тысячами',
    thousandOrFraction: 'тысячи или дробь? Напишите без разделителя тысяч',
    separators: 'непонятно, где тысячи, а где копейки',
    tooLarge: 'больше миллиарда: проверьте, не лишние ли нули',
    notWhole: 'нужно целое число',
    notDay: 'не дата: нужно 01.02.2024 или 2024-02-01',
    dayOrMonth: 'где день, а где месяц? Напишите через точку: 01.02.2024',
    shortYear: 'год нужен четырьмя цифрами',
    noSuchDay: 'такого дня нет в календаре',
    oddYear: 'проверьте год',
    notMonth: 'не месяц: нужно «янв 2026», 2026-01 или 01.2026',
    notEmail: 'не похоже на адрес почты',
    unknownLeaving: 'не поняли причину: «по собственному желанию», «работодатель» или «неизвестно»',
    required: 'обязательно',
    nobody: 'нет ни почты, ни имени, ни номера',
    leftBeforeHired: 'раньше даты приёма',
    leavingWithoutDay: 'причина есть, а даты увольнения нет',
    twice: (rows: readonly number[]) =>
      `повтор: то же в${NBSP}${rows.length === 1 ? 'строке' : 'строках'} ${rows.map(formatNumber).join(', ')}`,
    extraCells: 'ячеек больше, чем столбцов: возможно, в тексте лишний разделитель',
    cutRow: 'строка короче остальных: похоже, файл обрывается',
    noMoney: 'нет ни выручки, ни расходов, ни численности',
    notPhone: 'не похоже на телефон',
    noFullName: 'нужны фамилия и имя',
    namesakes: 'людей с таким именем несколько: укажите почту',
  },

  /** How something was understood that could be meant otherwise. */
  notes: {
    serialDay: 'Даты числом прочитаны как даты Excel: 45292 — это 01.01.2024.',
    longFraction: 'Суммы с долями копейки округлены до копейки.',
    unknownLeaving: 'Где причина другая (например, соглашение сторон), увольнение загружено без причины.',
    totals: (count: number) => `${plural(count, 'строка', 'строки', 'строк')} с${NBSP}итогами: исключили.`,
    groups: (count: number) =>
      `${plural(count, 'строка', 'строки', 'строк')} с${NBSP}названиями групп, под которыми стоят люди: исключили.`,
  },

  /** Columns of the file with what could not be taken, and of the one to fill in. */
  faulty: { row: 'Строка файла', reasons: 'Что исправить', fileName: 'исправить.csv' },
  expenses: { rent: 'Аренда', advertising: 'Реклама' },
  /** Two people and two months that show in a template how it is filled in. */
  template: {
    people: [
      {
        email: 'anna@company.ru',
        name: 'Анна Петрова',
        department: 'Продажи',
        tasks_status: 'в срок',
        team: 'Продажи',
        phone: '+7 916 123-45-67',
        hired_on: '01.02.2024',
      },
      {
        email: 'boris@company.ru',
        name: 'Борис Орлов',
        department: 'Поддержка',
        team: 'Поддержка',
        hired_on: '15.09.2025',
        left_on: '20.03.2026',
        leaving: 'По собственному желанию',
      },
    ],
    months: ['январь 2026', 'февраль 2026'],
  },
  templateNames: {
    people: 'список-сотрудников.csv',
    employees: 'сотрудники.csv',
    leavers: 'приёмы-и-увольнения.csv',
    months: 'выручка-и-расходы.csv',
  },

  page: {
    kind: 'Что загружаем',
    title: 'Загрузка файла',
    about: {
      people: `Кто в${NBSP}какой команде и${NBSP}с какого дня работает. Участникам запишем команду и${NBSP}дату приёма, новых людей добавим без учётной записи. Писем никто не${NBSP}получит.`,
      employees: 'Кто работал в этом месяце и сколько это стоило компании. Один файл — один месяц.',
      leavers: 'Когда люди пришли и когда ушли, за всё время. По этому считаются уходы и стаж.',
      months: 'Выручка, численность и расходы компании, по строке на месяц.',
    },
    steps: { label: 'Шаги загрузки', file: 'Файл', columns: 'Столбцы', rows: 'Проверка', done: 'Готово' },
    leave: {
      title: 'Уйти без загрузки?',
      text: 'Выбранный файл и правки в нём останутся только в самом файле: на сервер ничего не отправлено.',
      stay: 'Остаться',
      leave: 'Уйти',
    },
  },

  choose: {
    title: 'Файл',
    drop: 'Перетащите сюда XLSX или CSV либо',
    choose: 'Выбрать файл',
    another: 'Выбрать другой файл',
    chosen: (name: string) => `Выбран файл ${name}`,
    goOn: 'Дальше',
    hint: (max: number) =>
      `XLSX или CSV до 10${NBSP}МБ и${NBSP}${formatNumber(max)} строк, в${NBSP}том числе из${NBSP}1С:ЗУП. CSV${NBSP}— в${NBSP}UTF-8 или windows‑1251. Формулы не${NBSP}вычисляются: берётся то, что посчитал Excel.`,
    local: 'Файл разбирается в вашем браузере. На сервер уйдёт только то, что вы увидите на проверке.',
    template: 'Скачать шаблон',
    templateNote: 'с двумя строками для примера',
    failed: 'Файл не подошёл',
    changeKind: {
      title: 'Загрузить как другие данные?',
      text: 'Файл останется, исправления в его строках пропадут.',
      yes: 'Загрузить как другие',
    },
  },

  columns: {
    title: 'Столбцы',
    about: (name: string, rows: number, encoding: string) =>
      `${name}: ${plural(rows, 'строка', 'строки', 'строк')}, ${encoding}`,
    workbook: 'книга Excel',
    sheet: 'Лист',
    presets: {
      pay: `Похоже на${NBSP}ведомость из${NBSP}1С:ЗУП. Окладом считаем «Начислено»: это сумма до${NBSP}вычетов, и${NBSP}надбавки в${NBSP}ней уже есть. «Удержано» и${NBSP}«К${NBSP}выплате» не${NBSP}загружаем, чтобы деньги не${NBSP}посчитались дважды.`,
      staff: `Похоже на${NBSP}список сотрудников из${NBSP}1С:ЗУП: столбцы подобраны, проверьте их.`,
    },
    likely: (kind: string) => `По${NBSP}столбцам это больше похоже на${NBSP}${quoted(kind)}.`,
    loadAs: (kind: string) => `Загрузить как ${quoted(kind)}`,
    remembered: 'Столбцы те же, что вы выбрали в прошлый раз.',
    guessAgain: 'Подобрать заново',
    group: 'Группа в отчёте',
    nameOrder: 'Имя в одном столбце читается так: фамилия, имя, отчество.',
    period: 'За какой месяц',
    periodNote: (rows: number) =>
      `За этот месяц уже загружено: ${plural(rows, 'строка', 'строки', 'строк')}. Новый файл их заменит.`,
    headRow: 'Где заголовки',
    headRowAt: (number: number, cells: string) => `Строка ${number}: ${cells}`,
    noHead: 'Заголовков нет',
    delimiter: 'Разделитель',
    delimiters: { ';': 'Точка с запятой', ',': 'Запятая', '\t': 'Табуляция' },
    table: 'Столбцы файла',
    inFile: 'В файле',
    examples: 'Например',
    meaning: 'Что это',
    meaningOf: (name: string) => `Что в столбце ${quoted(name)}`,
    unnamed: (number: number) => `Столбец ${number}`,
    leaveOut: 'Не загружать',
    missing: (fields: readonly string[]) => `Укажите, где в файле: ${fields.join(' или ').toLowerCase()}.`,
    missingDay: (field: string) => `Укажите, где в файле ${field.toLowerCase()}.`,
    sums: 'Если отдать одному полю два столбца, суммы сложатся.',
    replace: 'Заменить имена номерами',
    replaceNote:
      'Имена и адреса останутся в браузере: на сервер уйдут табельные номера, а если их в файле нет — номера по порядку.',
    replaceCost:
      'Номера по порядку живут в пределах одного файла: в следующем месяце никто не узнается, и изменения по людям не посчитать. С табельными номерами этого нет.',
    next: 'Проверить',
    back: 'К файлу',
  },

  rows: {
    title: 'Проверка',
    count: (rows: number) => plural(rows, 'строка', 'строки', 'строк'),
    checking: 'Проверяем…',
    ready: (count: number) =>
      `Ошибок нет. ${plural(count, 'строка готова', 'строки готовы', 'строк готовы')} к${NBSP}загрузке.`,
    nothing: 'Все строки исключены: загружать нечего.',
    faulty: (count: number) =>
      `${plural(count, 'строка', 'строки', 'строк')} с${NBSP}ошибками. Исправьте их здесь, исключите или поправьте файл. До этого ничего не отправится.`,
    excluded: (count: number) => `${plural(count, 'строка исключена', 'строки исключены', 'строк исключено')}.`,
    nextMistake: 'Следующая ошибка',
    onlyFaulty: 'Только с ошибками',
    all: 'Все строки',
    excludeFaulty: 'Исключить все с ошибками',
    download: 'Скачать строки с ошибками',
    grid: 'Строки файла',
    gridHint: 'Стрелки ведут по ячейкам, Enter открывает ячейку для правки.',
    row: 'Строка',
    exclude: (row: number) => `Исключить строку ${row}`,
    include: (row: number) => `Вернуть строку ${row}`,
    edit: (field: string, row: number) => `${field}, строка ${row}`,
    empty: 'пусто',
    send: (count: number) => `Загрузить ${plural(count, 'строку', 'строки', 'строк')}`,
    sealing: 'Сервер проверяет и сохраняет…',
    sent: (done: number, all: number) => `Записано ${formatNumber(done)} из ${formatNumber(all)}…`,
    back: 'К столбцам',
    failed: 'Не загрузилось: ',
    kept: 'Файл и правки остались здесь.',
    refused: 'Сервер нашёл ошибки в этих строках, ничего не сохранено.',
    tooLarge: 'В строках слишком много текста для одной загрузки. Разделите файл на две части.',
  },

  changes: {
    title: 'Что изменится',
    loading: 'Сравниваем с тем, что уже загружено…',
    failed: 'Не удалось сравнить с тем, что уже загружено.',
    first: 'Раньше здесь ничего не было: добавится всё.',
    none: 'В файле то же, что уже загружено.',
    added: (count: number) => `Добавится: ${formatNumber(count)}`,
    changed: (count: number) => `Изменится: ${formatNumber(count)}`,
    removed: (count: number) => `Исчезнет: ${formatNumber(count)}`,
    same: (count: number) => `Без изменений: ${formatNumber(count)}`,
    others: (count: number) => `и ещё ${formatNumber(count)}`,
    kept: 'Остальные загруженные месяцы останутся как есть.',
  },

  people: {
    loading: 'Сравниваем со списком сотрудников…',
    failed: 'Не удалось прочитать список сотрудников.',
    addNew: 'Добавить тех, кого в Тонусе ещё нет',
    addNewNote: `Без учётной записи: опрос приходит им в${NBSP}чат или по${NBSP}SMS, адрес почты не${NBSP}сохраняется. Место в${NBSP}тарифе такое${NBSP}же, как у${NBSP}участника.`,
    none: 'В файле то же, что уже записано.',
    members: (count: number) => `Изменится у${NBSP}участников: ${formatNumber(count)}`,
    contacts: (count: number) => `Изменится у${NBSP}сотрудников без учётной записи: ${formatNumber(count)}`,
    added: (count: number) => `Добавится без учётной записи: ${formatNumber(count)}`,
    skipped: (count: number) => `Нет в${NBSP}Тонусе, пропустим: ${formatNumber(count)}`,
    left: (count: number) => `С${NBSP}датой увольнения, их не${NBSP}трогаем: ${formatNumber(count)}`,
    keeps: 'Пустые ячейки ничего не стирают, людей, которых в файле нет, это не коснётся.',
    send: (count: number) => `Записать: ${plural(count, 'человек', 'человека', 'человек')}`,
    stopped: (done: number, all: number) =>
      `Записано ${formatNumber(done)} из ${formatNumber(all)}, дальше не${NBSP}получилось. Нажмите ещё раз: дважды ничего не${NBSP}запишется. `,
    done: (count: number) => `Записано: ${plural(count, 'человек', 'человека', 'человек')}`,
    counts: (added: number, changed: number) => `Добавлено ${formatNumber(added)}, изменено ${formatNumber(changed)}.`,
    toPeople: 'К сотрудникам',
    undoNote:
      'Вернутся прежние команды, даты и телефоны, добавленные люди удалятся. Что после загрузки изменили другие, останется. Отменить можно в течение дня, пока не закрыта или не обновлена эта вкладка: вернитесь на страницу загрузки.',
    last: (count: number, at: string) =>
      `Последняя загрузка: ${plural(count, 'человек', 'человека', 'человек')}, ${at}.`,
    openLast: 'Открыть и отменить',
    undone: 'Загрузка отменена: данные те же, что были до неё.',
    undoneBut: (names: readonly string[]) =>
      `Загрузка отменена, но не${NBSP}для всех: этих людей уже изменили после неё, и${NBSP}новое мы оставили — ${names.join(', ')}.`,
    noRightTitle: 'Список сотрудников загружают владелец, hr и руководители',
    noRight: 'Попросите об этом владельца пространства.',
  },

  conflict: {
    title: 'Пока вы проверяли файл, данные изменились',
    look: 'Посмотреть их данные',
    replace: 'Всё равно заменить',
    note: 'Ваш файл не загружен. Сравнение выше уже с новыми данными. Если замените, отменить загрузку можно будет здесь же.',
  },

  done: {
    title: 'Готово',
    loaded: (count: number, period: string | null) =>
      `Загружено: ${plural(count, 'строка', 'строки', 'строк')}${period === null ? '' : `, ${period}`}`,
    counts: (added: number, changed: number, removed: number) =>
      `Добавлено ${formatNumber(added)}, изменено ${formatNumber(changed)}, убрано ${formatNumber(removed)}.`,
    toFinance: 'К финансам',
    more: 'Загрузить ещё файл',
    undo: 'Отменить загрузку',
    undoFailed: 'Не удалось отменить: ',
    undone: 'Загрузка отменена: данные те же, что были до неё.',
    undoNote: 'Вернётся то, что было до этого файла.',
  },
} as const;
