/** The interface of the feature for others. */
export { AutoSaveScreen, rowsClass } from './auto-save-screen';
export { StoredNumbers, StoredSwitch } from './stored-settings';
export { StoredRow, StoredText, problemOf, useStoredField } from './stored-field';
