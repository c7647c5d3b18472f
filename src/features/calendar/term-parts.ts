/** Parts of the calendar that come after its days: the detail of a term, and its move. */
export { MoveMarks } from './move-marks';
export { Moving } from './moving';
export { TermDetail } from './term-detail';
