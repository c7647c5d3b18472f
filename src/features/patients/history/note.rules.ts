import { create } from 'vest';
import { NOTE_MAX_LENGTH } from '../../../constants';
import { check } from '../../../forms/rules/check';
import { required } from '../../../forms/rules/rule';
import { max } from '../../../forms/rules/text-rules';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import type { NoteValues } from './part';

export const createNoteRules = () =>
  create(({ text }: NoteValues) => {
    check('text', texts.note, text.trim(), required, max(NOTE_MAX_LENGTH));
  });
