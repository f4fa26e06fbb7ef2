import * as z from 'zod/mini';
import { mcpText } from '#text/mcp.ts';
import { byPeople, byPeopleOrNull } from '../by-people.ts';
import { defineTool, described, Link } from '../tool.ts';
import { TOLD } from '../told.ts';

const Enps = z.object({ score: z.number(), low: z.number(), high: z.number(), answered: z.int() });

/** What came of a run, as its summary tells it: no answer of anybody. */
export const runResults = defineTool({
  name: 'run_results',
  words: 'runResults',
  input: () => z.strictObject({ run_id: described(z.uuid(), mcpText.fields.runId) }),
  output: z.object({
    poll: z.string(),
    run: z.nullable(z.string()),
    anonymous: z.boolean(),
    /** Whose answers are shown; fewer than have answered while they wait to be shown together. */
    shown: z.int(),
    answered: z.int(),
    answered_at_least: z.boolean(),
    people_asked: z.nullable(z.int()),
    enps: z.nullable(Enps),
    questions: z.array(z.object({ question: z.string(), answered: z.int(), scores: z.nullable(z.array(z.int())) })),
    links: z.array(Link),
  }),
  tell: async ({ call, link }, { run_id: id }) => {
    const summary = await call(TOLD.getSummary, { params: { id } });
    const { poll, frame, by_question: figures, enps } = summary;
    const texts = new Map(summary.questions.map((question) => [question.id, question.text]));
    return {
      poll: byPeople(poll.title),
      run: byPeopleOrNull(frame.name),
      anonymous: frame.is_anonymous,
      shown: summary.responses,
      answered: summary.answered,
      answered_at_least: summary.answered_at_least,
      people_asked: summary.people_asked,
      enps: enps && { score: enps.score, low: enps.low, high: enps.high, answered: enps.total },
      questions: figures.map(({ question_id, answered, scores }) => ({
        question: byPeople(texts.get(question_id) ?? ''),
        answered,
        scores,
      })),
      links: [link('results', `/app/poll/${poll.id}/results`)],
    };
  },
});
