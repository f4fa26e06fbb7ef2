import type { Section } from '../report.ts';
import { bandSections } from './bands.ts';
import { beforeAfterSections } from './before-after.ts';
import { driverSections } from './drivers.ts';
import { turnoutSections } from './turnout.ts';
import { weekSections } from './weeks.ts';

/** How often the product claims something where there is nothing, and how often it sees what there is. */
export async function truthSections(): Promise<Section[]> {
  return [
    ...(await weekSections()),
    ...driverSections(),
    ...bandSections(),
    ...turnoutSections(),
    ...beforeAfterSections(),
  ];
}
