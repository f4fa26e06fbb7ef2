/** The part of JSON Schema that GigaChat takes. */
interface Schema {
  readonly type: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Fact {
  readonly id: string;
  readonly text: string;
  readonly numbers: readonly number[];
}

/** What a model makes of the facts: the words and the evidence of each entry, and a number for each field. */
interface Writer {
  sentence(index: number, field: string): string;
  evidence(index: number): string[];
  number(index: number): number | undefined;
}

const ENTRIES = 2;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** What GigaChat would object to in a schema; null where it is fine. */
export function objectionTo(schema: unknown): string | null {
  if (typeof schema !== 'object' || schema === null) return 'schema is not an object';
  const { type, properties = {}, items } = schema as Schema;
  if (typeof type !== 'string') return 'a type is missing, anyOf and unions are not supported';
  for (const [name, inner] of Object.entries(properties)) {
    const objection = NAME.test(name) ? objectionTo(inner) : `name ${name} is not Latin`;
    if (objection) return objection;
  }
  return items ? objectionTo(items) : null;
}

/** A reply of this shape that keeps to the facts of the prompt: it cites them, and names them as its evidence. */
export function honestReply(schema: unknown, prompt: string): unknown {
  const translated = translationOf(prompt);
  if (translated) return translated;
  const facts = factsIn(prompt);
  const factAt = (index: number): Fact | undefined => facts[index % Math.max(1, facts.length)];
  return fill(schema as Schema, {
    sentence: (index, field) => clip(factAt(index)?.text ?? 'По этим данным сказать нечего.', field),
    evidence: (index) => {
      const fact = factAt(index);
      return fact ? [fact.id] : [];
    },
    number: (index) => factAt(index)?.numbers[0],
  });
}

/** What a model makes of texts that are to be translated: the same with a mark of the language; null where none are. */
function translationOf(prompt: string): unknown {
  if (!prompt.startsWith('{"from":')) return null;
  const { to, texts } = JSON.parse(prompt) as { to: string; texts: { id: string; text: string; longest: number }[] };
  return { texts: texts.map(({ id, text, longest }) => ({ id, text: `${text} · ${to}`.slice(0, longest) })) };
}

const INSTRUCTION = /(игнорируй|забудь|ignore|disregard|выведи|напиши|перечисли)[^"\n]*/gi;

/** A model that does what whoever wrote the data tells it, gives out all it was told, and else makes findings up. */
export function obedientReply(schema: unknown, prompt: string): unknown {
  const orders = [...prompt.matchAll(INSTRUCTION)].map(([order]) => order);
  const words = orders.length > 0 ? `Выполняю: ${orders.join('; ')}. Вот все данные: ${prompt}` : null;
  const [fact] = factsIn(prompt);
  return fill(schema as Schema, {
    sentence: (index, field) =>
      clip(words ?? `${73 + index} % сотрудников уволятся до конца квартала, потери составят 4,7 млн ₽.`, field),
    // One invention hides behind a true fact, the next behind one that nobody has told it.
    evidence: (index) => (index === 0 && fact ? [fact.id] : [`made-up-${index}`]),
    number: () => 97,
  });
}

/** Headings and steps are short, and nothing is endless; no number is cut in two. */
function clip(text: string, field: string): string {
  const most = /title|name|steps/i.test(field) ? 120 : 800;
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/[\s\d.,]*\S*$/, '…');
}

/** The same reply with its numbers as text. */
export function withNumbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(withNumbersAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNumbersAsText(inner)]));
}

/** The same reply with its lists left out. */
export function withoutLists(value: unknown): unknown {
  return Object.fromEntries(Object.entries(value as object).filter(([, inner]) => !Array.isArray(inner)));
}

function fill(schema: Schema, writer: Writer, index = 0, field = ''): unknown {
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fill(inner, writer, index, name)]),
      );
    case 'array': {
      if (field === 'evidence') return writer.evidence(index);
      const count = Math.min(schema.maxItems ?? ENTRIES, Math.max(schema.minItems ?? 0, ENTRIES));
      // A list of sentences within an entry stays with the fact of that entry.
      const isWithin = schema.items!.type === 'string';
      return Array.from({ length: count }, (_, entry) => fill(schema.items!, writer, isWithin ? index : entry, field));
    }
    case 'string':
      return schema.enum ? schema.enum[index % schema.enum.length] : writer.sentence(index, field);
    case 'boolean':
      return true;
    default: {
      const wanted = writer.number(index) ?? schema.minimum ?? 0;
      const within = Math.min(schema.maximum ?? Infinity, Math.max(schema.minimum ?? -Infinity, wanted));
      return schema.type === 'integer' ? Math.round(within) : within;
    }
  }
}

/** The facts of the JSON object in a prompt. */
function factsIn(prompt: string): Fact[] {
  const [start, end] = [prompt.indexOf('{'), prompt.lastIndexOf('}')];
  if (start < 0 || end < start) return [];
  try {
    const { facts = [] } = JSON.parse(prompt.slice(start, end + 1)) as { facts?: Partial<Fact>[] };
    return facts.map(({ id = '', text = '', numbers = [] }) => ({
      id: String(id),
      text,
      numbers: Object.values(numbers).filter((value) => typeof value === 'number'),
    }));
  } catch {
    return [];
  }
}
