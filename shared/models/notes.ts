import * as z from 'zod/mini';
import { NOTE_SHARED_WITH, NOTE_TEXT_MAX_LENGTH, NOTES_A_PAGE } from '../rules/people/notes.ts';
import { Id, Instant, line, pageSize } from './common.ts';
import { peopleValidation } from '#text/people/validation.ts';
import { commonValidation } from '#text/validation.ts';

const WRONG_DAY = () => peopleValidation.talkDayWanted;
const [EARLIEST, LATEST] = ['2000-01-01', '2099-12-31'];
const WHOM = () => peopleValidation.chooseReaders;

/** What is written down of a one-to-one. */
export const NewNote = z.strictObject({
  /** The calendar day of the talk: 2026-11-24. */
  day: z.string({ error: WRONG_DAY }).check(
    z.iso.date({ error: WRONG_DAY, abort: true }),
    z.refine((day) => day >= EARLIEST && day <= LATEST, { error: () => peopleValidation.checkTalkYear }),
  ),
  text: line(
    NOTE_TEXT_MAX_LENGTH,
    () => peopleValidation.noteWanted,
    () => peopleValidation.noteTooLong,
  ),
  /** Who sees it beside its author. */
  shared_with: z._default(
    z.array(Id, { error: WHOM }).check(
      z.maxLength(NOTE_SHARED_WITH, { error: () => peopleValidation.readersMost }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: () => peopleValidation.membersOnce }),
    ),
    [],
  ),
});
export type NewNote = z.output<typeof NewNote>;

/** Which part of the notes is asked for. */
export const NotesQuery = z.strictObject({
  limit: pageSize(NOTES_A_PAGE, NOTES_A_PAGE),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/, { error: () => commonValidation.wrongPosition }))),
});

const Reader = z.object({ id: Id, first_name: z.string(), last_name: z.string() });

/** A note as whoever may read it has it. */
export const Note = z.object({
  id: Id,
  /** The record of whom it is about; its address has it. */
  about: z.string(),
  day: z.string(),
  text: z.string(),
  /** Null where they have left the workspace. */
  author: z.nullable(Reader),
  is_mine: z.boolean(),
  /** Who sees it beside the author at this moment. */
  shared_with: z.array(Reader),
  created_at: Instant,
  updated_at: Instant,
});
export type Note = z.infer<typeof Note>;

/** A page of them, the newest first. */
export const NoteList = z.object({ notes: z.array(Note), next_cursor: z.nullable(z.string()) });
