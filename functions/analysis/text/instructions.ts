/*
 * Text that talks to a machine instead of telling of work. It is no evidence of anything: it has no tone and no theme,
 * and is never quoted.
 */

const ORDERS_TO_A_MACHINE: readonly RegExp[] = [
  /игнорир(?:уй|уйте|овать).{0,40}(?:инструкц|указан|правил|промпт|сказан|написан|предыдущ|выше)/iu,
  /забудь(?:те)?.{0,30}(?:инструкц|указан|правил|промпт|предыдущ|выше)/iu,
  /не (?:следуй|выполняй)(?:те)?.{0,30}(?:инструкц|указан|правил)/iu,
  /(?:системн\p{L}*|твой|свой) промпт|промт|system prompt|jailbreak/iu,
  /ignore.{0,30}(?:instruction|prompt|previous|above)|disregard.{0,30}(?:instruction|above)/iu,
  /ты (?:теперь |—|-|\s)*(?:языковая |большая )?(?:модель|ии|нейросеть|нейронка|ассистент|чат-?бот|gpt|gigachat|гигачат)(?!\p{L})/iu,
  /как (?:языковая модель|нейросеть|ассистент|ии)(?!\p{L})|you are (?:an? )?(?:ai|assistant|language model|chatgpt)/iu,
  /(?:скажи|напиши|ответь|выведи|сообщи|верни|укажи|считай|поставь|оцени|отметь)(?:те)?,? что все|(?:новая|новые) инструкци\p{L}* (?:для|:)|инструкци\p{L}* (?:для|к) (?:модел|ии|нейросет|ассистент)/iu,
  /(?:выведи|верни|output|return|print).{0,20}(?:json|prompt|промпт|xml)|<\/?(?:system|user|assistant|instructions?)>|\[\/?(?:inst|system)\]|#{2,}\s*(?:system|instruction)/iu,
];

/** Where a text begins to give orders to a machine; everything from there on is part of them. Its length if nowhere. */
export function whereOrdersBegin(text: string): number {
  const plain = text.toLowerCase().replaceAll('ё', 'е');
  let begin = text.length;
  for (const order of ORDERS_TO_A_MACHINE) {
    const found = plain.search(order);
    if (found >= 0) begin = Math.min(begin, found);
  }
  return begin;
}
