/** What is wrong in the form of SMS. */
export const smsValidation = {
  unknownGateway: 'Такого SMS-шлюза нет: smsc или smsru',
  keyWanted: 'Вставьте ключ API',
  wrongKey: 'Это не ключ API: скопируйте его целиком, одной строкой',
  wrongSender: 'Имя отправителя — до 11 латинских букв и цифр, как в договоре со шлюзом',
  templateWanted: 'Напишите текст сообщения',
  templateTooLong: 'Текст сообщения — до 200 символов',
  linkOnce: 'В тексте должна один раз стоять ссылка: {link}',
  wrongPrice: 'Цена — от 1 копейки до 100 рублей, или оставьте поле пустым',
  wrongCap: 'Предел — целое число рублей, от 1 до 1 000 000',
} as const;
