import { inCyrillic } from './words.ts';

/*
 * Text that talks to a machine instead of telling of work. It is no evidence of anything: it has no tone and no theme,
 * and a comment with any of it is never quoted. What is asked of people (“give us a break”, “let us work from home”)
 * is told apart by what it is about: instructions and prompts, the answer itself, the report on it.
 */

/** Where a sentence or a clause begins, or what is said to somebody. */
const BEGIN = String.raw`(?:^|[.!?…:;,"'«»“”„()\[\]{}<>*#\n—–-]\s*|(?:^|[^\p{L}])(?:please|and|now|then|пожалуйста|просьба|а теперь|теперь|и)\s+)`;
/** Rules of work are no rules of a machine. */
const NOT_OF_WORK = String.raw`(?!\p{L}*\s+(?:по|техник\p{L}*|безопасност\p{L}*|охран\p{L}*|труда|дорожн\p{L}*|компани\p{L}*))`;
/** What is said of the comment itself and of what becomes of it. */
const ANSWER = String.raw`(?:эт(?:от|ому|ого|у|им)|мо[йею]\p{L}*|данн\p{L}+)\s+(?:ответ|отзыв|комментари|сообщени|текст|анкет)`;
const REPORT = String.raw`(?:в|во|для)\s+(?:\p{L}+\s+)?(?:анализ|отчет|вывод|сводк|резюме|саммари|summary|рекомендаци)`;
const MACHINE = String.raw`(?:модел[ьи]|ии|нейросет[ьи]|нейронк[аеи]|ассистент|чат-?бот|бот|gpt|chatgpt|gigachat|гигачат|llm|ai)(?!\p{L})`;
const PRAISE = String.raw`.{0,40}?(?:отличн|хорош|доволь|прекрасн|замечательн|позитивн|положительн|устраива|счастлив|супер|идеальн|в порядке|нет (?:проблем|жалоб|недовольн))`;

/** Of a text in small letters, without the dots that people leave out. */
const ORDERS: readonly RegExp[] = [
  // Forget what you were told.
  String.raw`(?:^|[^\p{L}])(?:про)?(?:игнорируй|забудь|отмени|сбрось|нарушь|обойди|не (?:следуй|выполняй|слушай|соблюдай))(?:те)?(?!\p{L}).{0,40}?(?:инструкц|указани|промпт|промт|(?:предыдущ|прошл|прежн|сво|тво|вс|эт|дан)\p{L}*\s+(?:правил|команд|настро|огранич|установ)|сказанн|написанн|предыдущ|выше(?!\p{L}))${NOT_OF_WORK}`,
  String.raw`(?:^|[.!?…\n]\s*)игнорировать.{0,30}?(?:инструкц|указани|промпт|предыдущ)${NOT_OF_WORK}`,
  String.raw`${BEGIN}(?:ignore|disregard|forget|override|bypass)\s+(?:(?:all|any|every|everything|the|of|your|these|those|my|previous|prior|above|earlier|preceding|system|other)\s+)*(?:instructions?|prompts?|rules?|context|guidelines|directions|commands?|above|before|messages?)`,
  // You are a machine, and another one than you were.
  String.raw`(?:системн\p{L}*|твой|свой|исходн\p{L}*)\s+(?:промпт|промт)|(?:system|initial|hidden)[\s_-]+prompt|jailbreak|prompt injection`,
  String.raw`(?:^|[^\p{L}])ты\s+(?:(?:теперь|больше|не|просто|всего лишь|—|–|-)\s*)*(?:языковая |большая |умная )*${MACHINE}`,
  String.raw`(?:^|[^\p{L}])(?:отвечай|действуй|веди себя|рассуждай|представь|притворись|сыграй)[^.!?]{0,20}?(?:как|что ты|роль)\s+(?:\p{L}+\s+){0,2}?${MACHINE}|как (?:языковая модель|нейросеть)(?!\p{L})`,
  String.raw`(?:you are|you're|act as|pretend to be|behave as)\s+(?:now\s+)?(?:an?\s+)?(?:\p{L}+\s+)?(?:ai|assistant|language model|chatgpt|llm|bot)(?!\p{L})`,
  String.raw`(?:инструкци|задани|сообщени|команд|указани|внимание|обращение)\p{L}*[\s,:—–-]+(?:для\s+|к\s+)?(?:языков\p{L}*\s+)?${MACHINE}|(?:для|к)\s+(?:ии|нейросети|языковой модели|gpt|ai)\s*:|нов(?:ая|ые) инструкци\p{L}*\s*(?::|для)|new instructions?\s*:`,
  // Say, print, count.
  String.raw`(?:^|[^\p{L}])(?:скажи|напиши|ответь|выведи|сообщи|верни|укажи|считай|поставь|отметь)(?:те)?,? что (?:все|сотрудник|люди|коллектив|нет)${PRAISE}`,
  String.raw`(?:^|[^\p{L}])(?:скажи|напиши|добавь|укажи|включи|вставь|поставь|отметь|упомяни|не упоминай|не пиши|не включай|не указывай|скрой|выведи)\s+(?:\p{L}+\s+){0,3}?${REPORT}`,
  String.raw`(?:^|[^\p{L}])(?:отметь|пометь|посчитай|считай|процитируй|цитируй|классифицируй|отнеси|расцени|засчитай|оцени|не учитывай|не анализируй|повтори)(?:те)?,?\s+(?:\p{L}+\s+){0,2}?${ANSWER}`,
  String.raw`(?:^|[^\p{L}])не (?:учитывай|анализируй|упоминай)\s+(?:\p{L}+\s+)?(?:ответ|отзыв|комментари|жалоб|негатив)`,
  String.raw`(?:^|[^\p{L}])(?:отвечай|пиши|говори|выводи)\s+(?:теперь\s+)?(?:только|лишь|исключительно)\s+(?:в\s+|на\s+)?(?:json|одним|слово|английск|позитивн|положительн|цифр)`,
  String.raw`(?:^|[^\p{L}])(?:выведи|верни|напечатай|покажи|раскрой|output|return|print|reveal|show|dump)(?:те)?\s+.{0,20}?(?:json|промпт|промт|prompt|xml|(?:сво|тво)\p{L}+\s+(?:инструкц|настро|указани))`,
  String.raw`${BEGIN}(?:say|write|report|state|claim|conclude|output|respond|reply|answer)\s+(?:only|that|with|just|nothing but)\s`,
  String.raw`${BEGIN}(?:mark|rate|label|classify|count|treat|quote|score|summari[sz]e|translate|repeat)\s+(?:this|my|the|these|all)\s+(?:\p{L}+\s+)?(?:comments?|answers?|responses?|feedback|reviews?|messages?|text|survey)`,
  String.raw`<\/?(?:system|user|assistant|instructions?)>|\[\/?(?:inst|system)\]|#{2,}\s*(?:system|instruction)|<\|?(?:im_start|im_end|endoftext)\|?>|(?:^|\n)\s*(?:system|assistant|user)\s*:`,
].map((order) => new RegExp(order, 'u'));

/** Characters that nobody sees, and marks that cross letters out: what is hidden behind them is read. */
const UNSEEN = /[\p{Cf}\u0300-\u036F]/gu;
const WORD = /\p{L}+/gu;

/** What a text says as it is seen, and what it orders: everything from where it begins to give orders to a machine. */
export function splitOrders(text: string): { readonly said: string; readonly orders: string } {
  const seen = seenOf(text);
  const begin = whereOrdersBegin(seen);
  return { said: seen.slice(0, begin), orders: seen.slice(begin) };
}

/** Whether a text gives orders to a machine anywhere. */
export function givesOrders(text: string): boolean {
  return splitOrders(text).orders !== '';
}

function seenOf(text: string): string {
  return text.normalize('NFC').replaceAll(UNSEEN, '');
}

/** The length of the text if nowhere. */
function whereOrdersBegin(text: string): number {
  const plain = text.toLowerCase().replaceAll('ё', 'е').replaceAll(WORD, inCyrillic);
  let begin = text.length;
  for (const order of ORDERS) {
    const found = plain.search(order);
    if (found >= 0) begin = Math.min(begin, found);
  }
  return begin;
}
