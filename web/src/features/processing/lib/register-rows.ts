import type { ProcessingRegister } from '#shared/models/processing.ts';
import { CONNECTED_PROCESSORS, HOSTING, PROCESSORS_OF, PURPOSES, type Purpose } from '#shared/rules/processing.ts';
import { registerText as text } from '#text/processing/register.ts';
import { retentionText } from '#text/processing/retention.ts';

/** A purpose of the register as it is read. */
export interface RegisterRow {
  readonly purpose: Purpose;
  readonly title: string;
  /** What stands beside which name, in the order of the register. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Every purpose with its terms and those who process for it, as the workspace is set now. */
export function registerRows(
  register: Pick<ProcessingRegister, 'terms' | 'connected'>,
  hosting: string = HOSTING,
): RegisterRow[] {
  return PURPOSES.map((purpose) => {
    const { title, people, data, actions } = text.purposes[purpose];
    return {
      purpose,
      title,
      facts: [
        [text.ofPeople, people],
        [text.ofData, data],
        [text.ofActions, actions],
        [text.ofTerm, termOf(purpose, register.terms)],
        [text.ofProcessors, processorsOf(purpose, register.connected, hosting).join('; ')],
      ],
    };
  });
}

function termOf(purpose: Purpose, { answers, tasks, pay, logs }: ProcessingRegister['terms']): string {
  const term = (months: number | null) => retentionText.term(months);
  switch (purpose) {
    case 'accounts':
    case 'telling':
      return text.untilAccount;
    case 'people':
      return text.untilWorkspace;
    case 'asking':
      return answers === null ? text.untilWorkspace : text.namesFor(term(answers));
    case 'workload':
      return tasks === null ? text.untilWorkspace : text.completedFor(term(tasks));
    case 'pay':
      return term(pay);
    case 'security':
      return term(logs);
  }
}

/** Those whom every workspace has, and of the others those whom this one has connected. */
function processorsOf(purpose: Purpose, connected: ProcessingRegister['connected'], hosting: string): string[] {
  const optional: readonly string[] = CONNECTED_PROCESSORS;
  return PROCESSORS_OF[purpose]
    .filter((one) => !optional.includes(one) || connected.some(({ kind }) => kind === one))
    .map((one) => {
      if (one === 'hosting') return text.withHosting(hosting);
      const [words, name] = [text.processors[one], connected.find(({ kind }) => kind === one)?.name];
      return !name || words.includes(name) ? words : `${words} (${name})`;
    });
}
