import * as z from 'zod/mini';
import { packsSaid } from '#text/overview/packs-said.ts';
import { colourMistake, LOGO_MAX_BYTES } from '../rules/brand.ts';
import { PACK_AUDIENCES, PACK_FORMATS, PACK_PERIODS, PACK_READERS_MAX, PACK_RHYTHMS } from '../rules/packs.ts';
import { Id, Instant, line } from './common.ts';
import { TEAM_MAX_LENGTH } from './team.ts';

const WRONG_COLOUR = () => packsSaid.colourWrong;
const WRONG_LOGO = () => packsSaid.logoWrong;
/** Base64 takes four signs for three bytes. */
const LOGO_MAX_LENGTH = Math.ceil(LOGO_MAX_BYTES / 3) * 4;

/** How a company looks in its reports, as somebody sets it. */
export const NewPackBrand = z.strictObject({
  /** “#0F5F55”; null for the colour of Tonus. */
  colour: z.nullable(
    z.string({ error: WRONG_COLOUR }).check(
      z.refine((colour) => colourMistake(colour) !== 'wrong', { error: WRONG_COLOUR, abort: true }),
      z.refine((colour) => colourMistake(colour) === null, { error: () => packsSaid.colourPale }),
    ),
  ),
  /** A PNG in Base64; null for none. */
  logo: z.nullable(
    z
      .string({ error: WRONG_LOGO })
      .check(
        z.maxLength(LOGO_MAX_LENGTH, { error: WRONG_LOGO, abort: true }),
        z.regex(/^[A-Za-z\d+/]+={0,2}$/, { error: WRONG_LOGO }),
      ),
  ),
});

/** How a company looks in its reports. */
export const PackBrand = z.object({ colour: z.nullable(z.string()), logo: z.nullable(z.string()) });
export type PackBrand = z.infer<typeof PackBrand>;

const Wanted = {
  enabled: z.boolean(),
  every: z.enum(PACK_RHYTHMS),
  audience: z.enum(PACK_AUDIENCES),
  period: z.enum(PACK_PERIODS),
  format: z.enum(PACK_FORMATS),
};

/** To whom a link to a report is sent by the calendar, and which report it is. */
export const NewPackPlan = z
  .strictObject({
    ...Wanted,
    /** Of a report for a team; null for others. */
    team: z.nullable(
      line(
        TEAM_MAX_LENGTH,
        () => packsSaid.teamWanted,
        () => packsSaid.teamWanted,
      ),
    ),
    /** Members of the workspace. */
    readers: z.array(Id).check(z.maxLength(PACK_READERS_MAX, { error: () => packsSaid.tooManyReaders })),
  })
  .check(
    z.refine(({ audience, team }) => (audience === 'team') === (team !== null), {
      path: ['team'],
      error: () => packsSaid.teamWanted,
    }),
    z.refine(({ enabled, readers }) => !enabled || readers.length > 0, {
      path: ['readers'],
      error: () => packsSaid.readersWanted,
    }),
  );
export type NewPackPlan = z.infer<typeof NewPackPlan>;

/** The same as it is kept. */
export const PackPlan = z.object({
  ...Wanted,
  team: z.nullable(z.string()),
  readers: z.array(Id),
  /** Null while it is off. */
  next_at: z.nullable(Instant),
  /** Whoever set it last; null once their account is gone. */
  set_by: z.nullable(Id),
  set_at: Instant,
});
export type PackPlan = z.infer<typeof PackPlan>;

/** What a workspace has set of its reports. */
export const PackSettings = z.object({
  brand: PackBrand,
  /** Null where nobody has set one, and for whoever sees their own teams alone. */
  plan: z.nullable(PackPlan),
});
export type PackSettings = z.infer<typeof PackSettings>;
