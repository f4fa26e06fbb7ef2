/** What is wrong with what is said of people, and with notes. */
export const peopleValidation = {
  wrongPerson: 'Некорректный номер сотрудника',
  searchTooLong: 'Запрос до 200 символов',
  unknownFilter: 'Неизвестный фильтр',
  wrongOrder: 'Некорректная сортировка',
  skipWanted: 'Укажите, сколько человек пропустить',
  leaveWanted: 'Укажите первый и последний день отпуска: последний не раньше первого',
  chooseMembers: 'Выберите участников',
  membersAtOnce: 'За один раз — не больше 100 участников',
  membersOnce: 'Каждый участник — один раз',
  twoRecords: 'Укажите две записи',
  talkDayWanted: 'Укажите день разговора: год, месяц и число',
  chooseReaders: 'Выберите, кто ещё увидит запись',
  checkTalkYear: 'Проверьте год разговора',
  noteWanted: 'Напишите, о чём говорили',
  noteTooLong: 'Запись — не длиннее 4000 символов',
  readersMost: 'Поделиться можно не больше чем с пятью участниками',
} as const;
