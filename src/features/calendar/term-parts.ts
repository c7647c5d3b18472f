/** A chunk of the calendar that loads after the days: the detail of a term, and its move. */
export { MoveMarks } from './move-bar';
export { Moving } from './moving';
export { TermDetail } from './term-detail';
