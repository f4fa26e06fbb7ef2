import { pollStatement, type PollSettings, type PollStatement } from './poll-statement.ts';
import { surveyStatement, type SurveySettings } from './survey-statement.ts';
import { ballotStatementText } from '#text/rules/ballot-statement.ts';
import { statementText } from '#text/rules/statement.ts';
import { surveyStatementText } from '#text/rules/survey-statement.ts';

/*
 * What is said to members, who answer runs with ballots. It stands apart from the other statements, so that the pages of
 * respondents without an account load nothing of it.
 */

/** The statement of a run for a member; `fingerprint` is that of its ballots as people compare it, null where it has none. */
export function pollStatementOfMember(settings: Omit<PollSettings, 'via'>, fingerprint: string | null): PollStatement {
  const statement = pollStatement({ ...settings, via: 'member' });
  return fingerprint === null ? statement : byBallots(statement, fingerprint);
}

/** The same of a survey. */
export function surveyStatementOfMember(
  settings: Omit<SurveySettings, 'via'>,
  fingerprint: string | null,
): PollStatement {
  const statement = surveyStatement({ ...settings, via: 'member' });
  if (settings.anonymous && fingerprint === null) return statement;
  const { comparedBy, smallestGroup } = settings;
  // With a name, or with a ballot, which is signed with the key of its team, nothing is under a cipher.
  const compared = surveyStatementText.comparedOpenly(comparedBy, smallestGroup);
  const points = statement.points.map((point) =>
    point.term === statementText.terms.compared ? { ...point, text: compared } : point,
  );
  return fingerprint === null ? { ...statement, points } : byBallots({ ...statement, points }, fingerprint);
}

/** The same with what a ballot makes of it, in place of the mark of participation. */
function byBallots(statement: PollStatement, fingerprint: string): PollStatement {
  const { terms, ...said } = ballotStatementText;
  const points = [
    { term: terms.joined, text: said.joined },
    { term: terms.how, text: said.how },
    { term: terms.known, text: said.known },
    { term: terms.checked, text: said.checked },
    { term: terms.remains, text: said.remains },
    { term: terms.fingerprint, text: said.fingerprint(fingerprint) },
    ...statement.points.filter(({ term }) => term !== statementText.terms.marked),
  ];
  return { ...statement, points };
}
