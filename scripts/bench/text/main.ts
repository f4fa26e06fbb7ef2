import { median } from '../median.ts';
import { score, type Mistake, type Scores } from './scores.ts';
import { heldOut, tuning } from './voices.ts';

/*
 * npm run bench:text [-- --mistakes]
 *
 * How well the built-in analyst reads comments, against what people read in them, and what a thousand take. Mistakes
 * are listed of the part it is tuned by alone: nobody is to tune it by the other.
 */

const ANSWERS = 1000;
const ROUNDS = 15;
const MAX_MILLISECONDS = 300;
const LEAST_F1 = 0.8;

const loading = performance.now();
const { analyseComments } = await import('#functions/analysis/text/analyse-comments.ts');
const loaded = performance.now() - loading;

const parts = {
  tuning: score(tuning),
  'held-out': score(heldOut),
};
for (const [name, scores] of Object.entries(parts)) print(name, scores);

const milliseconds = measure();
console.log(
  `\n${ANSWERS} answers: ${milliseconds.toFixed(0)} ms, wanted ${MAX_MILLISECONDS}; loaded in ${loaded.toFixed(0)} ms`,
);

if (process.argv.includes('--mistakes')) {
  for (const mistake of parts.tuning.mistakes) printMistake(mistake);
}

const { toneMacroF1, themeMicroF1 } = parts['held-out'];
// The time is told and stops nobody: it is the machine's as well.
if (toneMacroF1 < LEAST_F1 || themeMicroF1 < LEAST_F1) {
  console.error(`\nWanted of the held-out part: macro-F1 of tones and micro-F1 of themes of ${LEAST_F1}`);
  process.exitCode = 1;
}

/** Time of the processor, not of the clock: others use the machine, too. The median of analysing a thousand answers at once, once the lexicons are loaded. */
function measure(): number {
  const answers = Array.from({ length: ANSWERS }, (_, at) => {
    const { text } = tuning[at % tuning.length]!;
    return { id: String(at), text: `${text} ${at}` };
  });
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    analyseComments(answers);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return median(times);
}

function print(name: string, scores: Scores): void {
  const tones = Object.entries(scores.toneF1).map(([tone, value]) => `${tone} ${value.toFixed(2)}`);
  console.log(
    [
      `\n${name}: ${scores.comments} comments, ${(scores.hard * 100).toFixed(0)} % hard`,
      `  tone    macro-F1 ${scores.toneMacroF1.toFixed(3)}, accuracy ${scores.toneAccuracy.toFixed(3)} (${tones.join(', ')})`,
      ...Object.entries(scores.confusion).map(
        ([tone, read]) =>
          `          ${tone} read as ${Object.entries(read)
            .map(([as, times]) => `${as} ${times}`)
            .join(', ')}`,
      ),
      `          told of ${(scores.sureTones * 100).toFixed(0)} %, of those right ${scores.sureToneAccuracy.toFixed(3)}; the others are said to be unclear`,
      `  themes  micro-F1 ${scores.themeMicroF1.toFixed(3)}, precision ${scores.themePrecision.toFixed(2)}, recall ${scores.themeRecall.toFixed(2)}`,
    ].join('\n'),
  );
}

function printMistake({ comment, tone, themes }: Mistake): void {
  const wanted = `${comment.tone} [${comment.themes.join(', ')}]`;
  console.log(`\n${comment.text}\n  wanted ${wanted}, read ${tone} [${themes.join(', ')}]`);
}
