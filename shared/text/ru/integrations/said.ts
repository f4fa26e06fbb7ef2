/** Who does not serve us, in the nominative. */
const WHOM = {
  portal: 'Портал',
  bitrix24: 'Bitrix24',
  gigachat: 'GigaChat',
  telegram: 'Telegram',
  max: 'MAX',
  smsc: 'SMSC',
  smsru: 'SMS.ru',
} as const;
type Whom = keyof typeof WHOM;
type Messenger = 'telegram' | 'max';
type SmsGateway = 'smsc' | 'smsru';

const NEW_WEBHOOK = 'Создайте вебхук заново и вставьте новый адрес';

/** Why an outside service does not serve us; kept as data with what was read of it. */
export const integrationsSaid = {
  // Of any connection.
  notHttps: 'Адрес должен начинаться с https://',
  credentialsInUrl: 'В адресе не должно быть имени и пароля',
  specialPort: 'Адрес с особым портом не подходит: нужен обычный https, порт 443',
  innerAddress: 'Адрес ведёт во внутреннюю сеть, а портал должен быть доступен из интернета',
  unknownHost: 'Сервера с таким именем нет: проверьте адрес',
  redirected: ({ whom, host }: { whom: Whom; host: string }) =>
    `${WHOM[whom]} отправляет на другой адрес: ${host}. Создайте доступ заново там`,
  redirectedAway: ({ whom }: { whom: Whom }) =>
    `${WHOM[whom]} вместо ответа отправляет на другую страницу. Проверьте адрес и то, что доступ не отключён`,
  badCertificate: ({ whom }: { whom: Whom }) => `${WHOM[whom]} показывает сертификат, который не проходит проверку`,
  slow: ({ whom }: { whom: Whom }) => `${WHOM[whom]} не отвечает слишком долго. Попробуйте позже`,
  silent: ({ whom }: { whom: Whom }) => `${WHOM[whom]} не отвечает. Попробуйте позже`,
  broken: ({ whom }: { whom: Whom }) => `${WHOM[whom]} отвечает внутренней ошибкой. Попробуйте позже`,
  unexpected: ({ whom }: { whom: Whom }) => `${WHOM[whom]} отвечает не то, что ждали: проверьте адрес`,

  // Of Bitrix24.
  webhookUnknown: `Bitrix24 не узнаёт вебхук: он удалён, или адрес скопирован не целиком. ${NEW_WEBHOOK}`,
  webhookRevoked: `Вебхук отозван, или у его владельца нет прав. ${NEW_WEBHOOK}`,
  webhookEnded: `Срок вебхука истёк, или его владелец не может войти в Bitrix24. ${NEW_WEBHOOK}`,
  scopesLacking: 'Вебхуку не хватает прав: отметьте «Задачи», «Пользователи» и «Структура компании»',
  restClosed: 'Портал не даёт доступа к REST: нужен коммерческий тариф Bitrix24 и права владельца вебхука',
  notForWebhooks: 'Сотруднику, который создал вебхук, закрыт доступ к REST. Создайте вебхук от другого имени',
  appEnded: 'Портал больше не пускает приложение: подключите его заново',
  appUnpaid:
    'На тарифе портала приложения не работают, или подписка Bitrix24 не оплачена. Продлите её и подключите заново',
  appRefused: 'Bitrix24 не узнаёт наше приложение. Напишите нам или подключите портал вебхуком',
  appUserClosed: 'Сотруднику, который подключил приложение, закрыт доступ к REST. Подключите его от другого имени',
  appRestClosed: 'Портал не даёт приложениям доступа: нужен коммерческий тариф Bitrix24',
  appScopesLacking: 'Приложению не хватает прав на задачи, сотрудников и структуру компании. Обновите его на портале',
  appOwnerDismissed: 'Сотрудник, который подключил приложение, уволен или отключён. Подключите его от другого имени',
  portalUnpaid: 'Подписка Bitrix24 на этом портале не оплачена: продлите её и попробуйте ещё раз',
  featuresOff: 'На портале не включены задачи или пользователи: попросите его администратора включить их',
  httpsOnly: 'Bitrix24 принимает запросы только по https://: скопируйте адрес вебхука ещё раз',
  portalBusy: 'Портал просит подождать: слишком много запросов. Попробуйте через минуту',
  portalWorkedLong: 'Портал просит подождать: запросы заняли слишком много времени. Попробуйте через 10 минут',
  portalLimited: 'Bitrix24 временно ограничил запросы к этому порталу. Обратитесь в поддержку Bitrix24',
  portalClosed: 'Портал закрыт. Подключите портал, который работает',
  notBitrix24: 'По этому адресу отвечает не Bitrix24: проверьте адрес',
  bitrix24Failed: 'Bitrix24 отвечает ошибкой. Попробуйте позже или подключите портал заново',
  bitrix24FailedWith: ({ code }: { code: string }) =>
    `Bitrix24 отвечает ошибкой ${code}. Попробуйте позже или подключите портал заново`,
  ownerDismissed: 'Сотрудник, который создал вебхук, уволен или отключён. Создайте вебхук заново',
  samePeople: 'Портал показывает одних и тех же людей: дочитать список до конца не получилось',
  sameTasks: 'Портал показывает одни и те же задачи: дочитать список до конца не получилось',
  disorder: 'Портал отдаёт список не по порядку: дочитать его до конца не получилось',
  unfiltered: 'Портал не отбирает задачи по дате изменения: изменения придут ночью, когда он читается целиком',
  readInParts: 'Портал читается по частям: продолжим через несколько минут',
  interrupted: 'Чтение прервалось. Портал прочитают следующей ночью; чтобы не ждать, подключите Bitrix24 ещё раз',
  tasksUnread: 'Задачи портала не прочитаны',

  // Of GigaChat.
  keysMistyped: 'Client ID или Client Secret записаны с ошибкой: скопируйте их ещё раз',
  keysUnknown: 'GigaChat не узнаёт эти Client ID и Client Secret: ключ отозван или скопирован не целиком',
  keysOfOtherScope: 'Ключ выдан для другого вида доступа: выберите другой в «Дополнительно»',
  keysRefused: 'GigaChat не принял Client ID и Client Secret: скопируйте их ещё раз или получите новый ключ',
  modelBusy: 'GigaChat просит подождать: слишком много запросов. Попробуйте через минуту',
  tokensSpent: 'В GigaChat закончились оплаченные токены: пополните их в личном кабинете Studio',
  modelsClosed: 'GigaChat выдал доступ, но не пускает к моделям: проверьте тариф',
  modelFailed: 'GigaChat отвечает ошибкой. Попробуйте позже',
  noSuchModel: 'У GigaChat нет такой модели на вашем тарифе',
  tooMuchData: 'Данных для анализа больше, чем GigaChat принимает за один запрос',
  requestRefused: 'GigaChat не принял запрос на анализ',
  blacklisted: 'GigaChat отказался обсуждать эти данные: так он поступает с темами, которые считает чувствительными',
  invalidTwice: 'GigaChat дважды ответил не в том виде, который нужен',
  cutTwice: 'Ответ GigaChat дважды оборвался на середине',
  unreadable: 'GigaChat ответил так, что ответ не удалось прочитать',
  noStream: 'GigaChat занят другими запросами вашего ключа. Попробуйте через минуту',
  modelSlow: 'GigaChat не успел ответить. Попробуйте позже',
  monthSpent: 'Предел запросов к ИИ на этот месяц исчерпан',

  // Of bots in messengers.
  botUnknown: ({ whom }: { whom: Messenger }) =>
    `${WHOM[whom]} не узнаёт токен бота: он отозван или скопирован не целиком`,
  botBusy: ({ whom }: { whom: Messenger }) => `${WHOM[whom]} просит подождать: у бота слишком много сообщений`,
  botRefused: ({ whom }: { whom: Messenger }) =>
    `${WHOM[whom]} не принял запрос бота. Проверьте, что бот работает и сайт открыт из интернета`,
  noBot: ({ whom }: { whom: Messenger }) => `Бот ${WHOM[whom]} не подключён: пригласили другим способом`,
  noChatOfAll: ({ whom }: { whom: Messenger }) =>
    `Не все подключили чат в ${WHOM[whom]}: остальных пригласили другим способом`,
  chatsClosed: ({ whom, count }: { whom: Messenger; count: number }) =>
    `Бота в ${WHOM[whom]} закрыли: ${count}. Их пригласили другим способом`,

  // Of notifications on devices.
  noDeviceOfAll: 'Не все включили уведомления на устройстве: остальных пригласили иначе',
  devicesFailed: 'Не все уведомления удалось отправить. Остальных пригласили иначе',
  // Of SMS.
  smsKeyUnknown: ({ whom }: { whom: SmsGateway }) =>
    `${WHOM[whom]} не узнаёт ключ API: он отозван или скопирован не целиком`,
  smsNoMoney: ({ whom }: { whom: SmsGateway }) => `На счёте ${WHOM[whom]} не хватает денег: пополните его`,
  smsSenderRefused: ({ whom }: { whom: SmsGateway }) =>
    `${WHOM[whom]} не пропускает имя отправителя или текст: согласуйте их в личном кабинете`,
  smsBadPhone: ({ whom }: { whom: SmsGateway }) => `${WHOM[whom]} не может доставить SMS на этот номер`,
  smsBusy: ({ whom }: { whom: SmsGateway }) => `${WHOM[whom]} просит подождать. Попробуйте позже`,
  smsRefused: ({ whom }: { whom: SmsGateway }) => `${WHOM[whom]} не принял запрос`,
  smsUnknown: ({ whom }: { whom: SmsGateway }) =>
    `${WHOM[whom]} не ответил: SMS могло уйти. Второй раз его не отправляем`,
  smsNotConnected: 'SMS-шлюз не подключён',
  smsCapReached: 'Предел расходов на SMS в этом месяце исчерпан: кому не хватило, SMS не ушли',
  smsSomeRefused: ({ count }: { count: number }) => `SMS не приняты для ${count} номеров`,

  // Of notifications in the portal.
  noPortal: 'Bitrix24 не подключён: пригласили другим способом',
  noScopeToNotify: 'Подключению к Bitrix24 не хватает права «Чат и уведомления (im)»: пригласили другим способом',
  notThere: 'Не все участники нашлись в Bitrix24 по адресу почты: остальных пригласили другим способом',
  restByMail: ({ problem }: { problem: string }) => `${problem}. Кому не дошло, тех пригласили другим способом`,
  several: ({ problems }: { problems: readonly string[] }) => problems.join('. '),
} as const;
