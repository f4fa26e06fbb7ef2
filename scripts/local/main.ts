import { buildWeb, synthesize, timed } from './build.ts';
import { demandPort, fail, serve } from './serve.ts';

/** `npm start`: builds what would be deployed, then runs it. The stacks hold the built site, so it comes first. */
try {
  await demandPort();
  await timed('Web build', buildWeb);
  await timed('Functions and stacks', synthesize);
  await timed('Start', () => serve());
} catch (error) {
  fail(error);
}
