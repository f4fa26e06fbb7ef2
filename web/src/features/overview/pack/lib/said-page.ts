import { pollAnalysisText } from '#text/analysis/poll.ts';
import { packText } from '#text/overview/pack.ts';
import type { PackData } from './pack-data.ts';
import type { PackBlock, PackPage } from './pack.ts';

const text = packText.said;
/** So many themes, and of them so many with words of people. */
const [THEMES, QUOTED] = [8, 3];

/** What people write about in the newest run of eNPS, by what the results show of it. */
export function saidPage({ themes, pulse }: PackData): PackPage {
  const { label } = text;
  if (typeof themes === 'string' || themes.themes.length === 0) {
    const lead = themes === 'preparing' ? text.preparing : text.few;
    return { label, headline: text.nothing, lead, blocks: [], trust: text.noTrust };
  }
  const shown = themes.themes.slice(0, THEMES);
  // What has no theme of its own stands together and leads nothing.
  const first = shown.find(({ theme }) => theme !== 'other');
  const blocks: PackBlock[] = [
    {
      kind: 'table',
      title: text.themes,
      head: text.columns,
      rows: shown.map(({ name, people, metric, verdict }) => [
        name,
        packText.of(people, metric.of),
        pollAnalysisText.themes.verdicts[verdict],
      ]),
      widths: [0.42, 0.22, 0.36],
      right: [1],
    },
  ];
  const quotes = shown
    .slice(0, QUOTED)
    .flatMap(({ name, quotes: words }) => (words[0] === undefined ? [] : [`${name}: ${text.quote(words[0])}`]));
  if (quotes.length > 0) blocks.push({ kind: 'text', title: text.quotes, paragraphs: quotes });
  return {
    label,
    headline: first ? text.headline(first.name, first.people, first.metric.of) : text.nothing,
    lead: null,
    blocks,
    trust: `${text.trust(pulse.enps?.title ?? '', themes.total_responses)} ${text.noTrust}`,
  };
}
