import type { PackPeriod as Period } from '#shared/rules/packs.ts';

/** What a report is to be. */
export type PackWish =
  | { readonly audience: 'team'; readonly period: Period; readonly team: string }
  | {
      readonly audience: 'director' | 'board';
      readonly period: Period;
      /** None stands for all that can be shown. */
      readonly teams: readonly string[];
      /** What the readers are asked to decide, a line each; of the board alone. */
      readonly ask: readonly string[];
    };

/** A number that stands large, what it is, and how sure it is. */
export interface PackFigure {
  readonly value: string;
  readonly name: string;
  readonly note: string;
  /** It calls for attention: the figures bear that. */
  readonly marked?: boolean;
}

/** A value with its interval, as it is drawn and as it is said. */
export interface PackPoint {
  readonly name: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly shown: string;
  /** Its interval in words; empty where none is told. */
  readonly range: string;
  /** How many answered, in words. */
  readonly answered: string;
  /** What stands below it on a line; its name unless it is said. */
  readonly tick?: string;
  readonly marked?: boolean;
}

/** A part of a page. */
export type PackBlock =
  | { readonly kind: 'figures'; readonly figures: readonly PackFigure[] }
  /** Values one after another in time. */
  | {
      readonly kind: 'line';
      readonly title: string;
      readonly points: readonly PackPoint[];
      readonly note: string;
    }
  /** Values below one another on one scale. */
  | {
      readonly kind: 'dots';
      readonly title: string;
      readonly from: number;
      readonly to: number;
      /** Drawn dashed through all rows. */
      readonly reference: number;
      /** Stands above how many answered. */
      readonly answered: string;
      readonly rows: readonly PackPoint[];
      readonly marked: string;
      readonly note: string;
    }
  | {
      readonly kind: 'table';
      /** It says in words what is drawn beside it, and has no room on a screen. */
      readonly onPaper?: true;
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Parts of the width. */
      readonly widths: readonly number[];
      /** Columns of figures, which stand at the right. */
      readonly right: readonly number[];
    }
  | { readonly kind: 'text'; readonly title: string; readonly paragraphs: readonly string[] }
  /** What the readers are asked to decide. */
  | { readonly kind: 'ask'; readonly title: string; readonly lines: readonly string[] };

/** A page of a report: a claim, what it rests on, and how far to trust it. */
export interface PackPage {
  readonly label: string;
  readonly headline: string;
  readonly lead: string | null;
  readonly blocks: readonly PackBlock[];
  readonly trust: string;
}

/** A report as it is drawn, whatever file it becomes. */
export interface Pack {
  readonly company: string;
  /** Whose report it is, for whom, and of which day. */
  readonly heading: string;
  readonly pages: readonly PackPage[];
  /** How the footnote begins. */
  readonly trust: string;
  readonly pageOf: (number: number, all: number) => string;
}
