import { parentPort, workerData } from 'node:worker_threads';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { speakUsually } from '#shared/text/current.ts';
import type { Section } from '../report.ts';
import { bandSections } from './bands.ts';
import { beforeAfterSections } from './before-after.ts';
import { driverSections } from './drivers.ts';
import type { Part } from './parts.ts';
import { turnoutSections } from './turnout.ts';
import { weekSections } from './weeks.ts';

const SECTIONS: Record<Part, () => Section[] | Promise<Section[]>> = {
  weeks: weekSections,
  drivers: driverSections,
  bands: bandSections,
  turnout: turnoutSections,
  'before-after': beforeAfterSections,
};

speakUsually(DEFAULT_LANGUAGE);
const part = workerData as Part; // given by sections.ts alone
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await SECTIONS[part]());
